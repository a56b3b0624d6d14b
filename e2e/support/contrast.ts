/** The relative luminance of a color as browsers compute it, such as `rgb(16, 20, 27)`, from 0 to 1 (WCAG 2.2). */
function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((channel) => {
    const share = Number(channel) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast of a computed color with the one behind it, from 1 to 21; a transparent one has none. */
export function contrastOf(color: string, behind: string): number {
  if (/^rgba\(.*, 0\)$/.test(color)) return 1
  const [dark = 0, light = 0] = [color, behind].map(luminanceOf).sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}
