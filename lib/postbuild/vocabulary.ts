/** Elements that pages consist of. Anything else may be a new device of the framework, and stops the build. */
import { attribute, type Element, isHtml } from './document.ts'

const words = (text: string) => new Set(text.split(/\s+/))

const BODY =
  words(`a abbr address article aside audio b bdi bdo blockquote body br button caption cite code col
  colgroup data datalist dd del details dfn dialog div dl dt em fieldset figcaption figure footer form h1 h2 h3 h4 h5
  h6 header hgroup hr html i img input ins kbd label legend li main mark menu meter nav noscript ol optgroup option
  output p picture pre progress q rp rt ruby s samp search section select small source span strong sub summary sup
  table tbody td textarea tfoot th thead time tr u ul var video wbr head`)

const DRAWING =
  words(`svg g path circle ellipse line polyline polygon rect text tspan textPath title desc defs use
  symbol marker mask clipPath pattern linearGradient radialGradient stop filter feGaussianBlur feOffset feMerge
  feMergeNode feColorMatrix feBlend feFlood feComposite animate animateTransform animateMotion mpath set`)

/** Kinds of links that a finished page keeps. */
const LINKS = words('manifest canonical icon apple-touch-icon alternate author license me')

/** Names of `<meta http-equiv>` that could weaken or replace the policy: none is known to be of use. */
export function isKnownMeta(element: Element): boolean {
  return (
    attribute(element, 'http-equiv') === undefined &&
    (attribute(element, 'charset') !== undefined ||
      attribute(element, 'name') !== undefined ||
      attribute(element, 'property') !== undefined)
  )
}

/** Whether a `<link>` is one that a finished page keeps. */
export function isKnownLink(element: Element): boolean {
  const rel = attribute(element, 'rel') ?? ''
  return rel.split(/\s+/).every((one) => LINKS.has(one))
}

/** Whether an element may stand in the body. */
export function isKnownInBody(element: Element): boolean {
  return (isHtml(element) ? BODY : DRAWING).has(element.tagName)
}
