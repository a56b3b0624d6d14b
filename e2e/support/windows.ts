/** The windows in which nothing may take the focus from a visitor. */
export const WINDOWS = [
  // The layout viewport of 1280 by 1024 pixels at 400 % zoom.
  { width: 320, height: 256 },
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
]
