import type { Photo as PhotoData, PhotoFile } from '#lib/content/photos.ts'

type Props = {
  photo: PhotoData
  /** Alt text. */
  alt: string
  /** Its width on the page, as in the `sizes` attribute. */
  sizes: string
  /** `whole` keeps its proportions; the others crop it. */
  shape?: 'whole' | 'portrait' | 'round'
}

const srcSet = (files: readonly PhotoFile[]) => files.map(({ url, width }) => `${url} ${width}w`).join(', ')

/**
 * A placeholder with the photograph's colors, four by four, without a style attribute. It has the photograph's exact
 * proportions and reserves its space: those of the files differ by rounding.
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

/** A photograph in the browser's preferred format and size. */
export function Photo({ photo, alt, sizes, shape = 'whole' }: Props) {
  return (
    <span className={`photo photo-${shape}`}>
      <Colors {...photo} />
      <picture>
        <source type="image/avif" srcSet={srcSet(photo.avif)} sizes={sizes} />
        <source type="image/webp" srcSet={srcSet(photo.webp)} sizes={sizes} />
        <img
          src={photo.jpeg.at(-1)?.url}
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
