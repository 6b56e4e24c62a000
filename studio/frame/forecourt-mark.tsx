/** The product's mark, as in its favicon. */
export const ForecourtMark = () => (
  <svg viewBox="0 0 32 32" role="img" aria-label="Forecourt">
    <rect width="32" height="32" rx="5" fill="#1b1d2a" />
    <path d="M10 8h13v4h-8.4v3.2h7v3.9h-7V24H10z" fill="#fff" />
  </svg>
)
