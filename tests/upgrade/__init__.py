"""Tables of older versions, which the present version must continue."""
