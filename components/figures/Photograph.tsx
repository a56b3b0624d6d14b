import { Photo } from '#components/ui/Photo/Photo.tsx'
import { getPhoto } from '#lib/content/photos.ts'
import './Photograph.scss'

/** A photograph in a page's text, from `![what it shows](name.jpg "caption")`; it takes the place of a figure. */
export function Photograph({ src, alt, title }: { src: string; alt: string; title?: string }) {
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
