# The language about itself. The page reads this file of every language, and the others of one only.

# The name in the language itself.
language-name = فارسی
# ltr (left to right) or rtl (right to left).
language-direction = rtl
# Its own digits, by their Unicode name: latn, arab, arabext, thai and so on.
language-digits = arabext
# Words, with spaces between, that browsers break in the wrong place, where lines end between words without spaces.
language-unbroken = { "" }
