import type { Photo as PhotoData, PhotoFile } from '#lib/content/photos.ts'

type Props = {
  photo: PhotoData
  /** What it shows, for those who do not see it. */
  alt: string
  /** How wide it stands on the page, as the attribute `sizes` has it. */
  sizes: string
  /** `whole` keeps its proportions; the others cut it. */
  shape?: 'whole' | 'portrait' | 'round'
}

const srcSet = (files: readonly PhotoFile[]) => files.map(({ url, width }) => `${url} ${width}w`).join(', ')

/** Wide enough for browsers that know no `srcset`. */
const middle = (files: readonly PhotoFile[]) => files.find(({ width }) => width >= 640) ?? files.at(-1)

/**
 * The colors of the photograph, four by four, drawn until it is there; without a style attribute. The drawing has the
 * proportions of the photograph and keeps its place: those of its files differ by the rounding of a pixel.
 */
function Colors({ colors, width, height }: PhotoData) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <g transform={`scale(${width / 4} ${height / 4})`}>
        {(colors.match(/[\da-f]{6}/g) ?? []).map((color, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a color is known by its place and by nothing else
          <path key={index} fill={`#${color}`} d={`M${index % 4} ${Math.floor(index / 4)}h1v1h-1z`} />
        ))}
      </g>
    </svg>
  )
}

/** A photograph in the format and size that the browser likes best. */
export function Photo({ photo, alt, sizes, shape = 'whole' }: Props) {
  return (
    <span className={`photo photo-${shape}`}>
      <Colors {...photo} />
      <picture>
        <source type="image/avif" srcSet={srcSet(photo.avif)} sizes={sizes} />
        <source type="image/webp" srcSet={srcSet(photo.webp)} sizes={sizes} />
        <img
          src={middle(photo.jpeg)?.url}
          srcSet={srcSet(photo.jpeg)}
          sizes={sizes}
          width={photo.width}
          height={photo.height}
          alt={alt}
          loading="lazy"
          decoding="async"
        />
      </picture>
    </span>
  )
}
