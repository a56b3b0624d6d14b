import { Photo } from '#components/ui/Photo/Photo.tsx'
import { getPhoto } from '#lib/content/photos.ts'

type Props = {
  /** Name of the file, as the page has it. */
  src: string
  alt: string
  /** The caption. */
  title?: string
}

/** A photograph in the text of a page, from `![what it shows](name.jpg "caption")`; it takes a figure's place. */
export function Photograph({ src, alt, title }: Props) {
  const photo = getPhoto(src)
  const tall = photo.height > photo.width
  return (
    <figure className={`figure photograph ${tall ? 'photograph-tall' : ''}`}>
      <Photo
        photo={photo}
        alt={alt}
        sizes={tall ? '(width < 520px) 100vw, 480px' : '(width <= 1024px) 100vw, 600px'}
      />
      {title && <figcaption className="label">{title}</figcaption>}
    </figure>
  )
}
