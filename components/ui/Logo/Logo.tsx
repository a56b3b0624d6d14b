/** The plumb bob on its line. Decorative: the name stands beside it. */
export function Logo() {
  return (
    <svg viewBox="0 0 14 32" aria-hidden="true">
      <path d="M7 0v19" stroke="currentColor" />
      <path d="M7 18l5 4.5L7 32l-5-9.5z" />
    </svg>
  )
}
