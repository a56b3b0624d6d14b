/** Breaks out of a frame that embeds the page. Where the browser forbids it, the policy has refused the frame anyway. */
export function breakOutOfFrames(): void {
  if (window.top && window.top !== window.self) {
    try {
      window.top.location.href = window.location.href
    } catch {
      // A sandboxed frame may not navigate its parent.
    }
  }
}
