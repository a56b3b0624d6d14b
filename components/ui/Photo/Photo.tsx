import type { Photo as PhotoData, PhotoFile } from '#lib/content/photos.ts'
import './Photo.scss'

type Props = {
  photo: PhotoData
  alt: string
  sizes: string
  /** `whole` keeps its proportions; the others crop it. */
  shape?: 'whole' | 'portrait' | 'round'
}

const srcSet = (files: readonly PhotoFile[]) =>
  files.map(({ url, width }) => `${url} ${width}w`).join(', ')

/** A photograph in the browser's preferred format and size. */
export function Photo({ photo, alt, sizes, shape = 'whole' }: Props) {
  return (
    <span className={`photo photo-${shape}`}>
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
