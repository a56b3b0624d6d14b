import './Drawing.scss'

type Props = { markup: string | undefined; className?: string }

/** An SVG file of this repository, inlined so that the page's styles apply to it. */
export const Drawing = ({ markup, className }: Props) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of the repository.
  <div className={className} dangerouslySetInnerHTML={{ __html: markup ?? '' }} />
)
