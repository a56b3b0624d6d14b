/** The layout viewport of 1280 by 1024 pixels at 400 % zoom. */
const ZOOMED = { width: 320, height: 256 }
const PHONE = { width: 390, height: 844 }
const LAPTOP = { width: 1280, height: 900 }

/** The windows in which nothing may take the focus from a visitor. */
export const WINDOWS = [ZOOMED, PHONE, LAPTOP]

/** The smallest and the largest of them, for what a phone does as one of the two. */
export const EXTREMES = [ZOOMED, LAPTOP]
