/** Breaks out of a frame that embeds the page. Where the browser forbids it, the policy has refused the frame anyway. */
export function breakOutOfFrames(): void {
  const { top, self, location } = window
  try {
    if (top && top !== self) top.location.href = location.href
  } catch {
    // A sandboxed frame may not navigate its parent.
  }
}
