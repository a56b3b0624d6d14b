function leaveFrame(): void {
  try {
    if (top !== self) (top as Window).location = location.href
  } catch {
    // Then the visitor's first click tries again.
  }
}

/** Breaks out of a frame. Browsers may forbid it until the visitor has clicked, and a sandbox always does. */
export function leaveFrames(): void {
  leaveFrame()
  addEventListener('click', leaveFrame)
}
