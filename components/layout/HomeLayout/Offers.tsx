import { getData } from '#lib/content/pages.ts'
import type { FrontMatterOf } from '#lib/content/schema.ts'
import { keptOf } from '#lib/site/redirects.ts'

type Props = { offers: FrontMatterOf<'home'>['offers'] }

/** An upright slice of a block, by the near lower corner. */
function slice(x: number, y: number): string {
  return `M${x} ${y}l-64-32v-48l24-12 64 32v48zM${x - 64} ${y - 80}l64 32M${x + 24} ${y - 60}l-24 12M${x} ${y - 48}v48M${x - 64} ${y - 48}l64 32M${x} ${y - 16}l24-12`
}

/** One drawing a group: its lines, and what the accent marks in it. */
const DRAWINGS: Readonly<Record<string, { lines: string[]; mark: string; solid?: true }>> = {
  // A block of three layers, and one slice through all of them drawn out.
  '/services/product-engineering': {
    lines: [slice(196, 96), slice(168, 110), slice(112, 138)],
    mark: slice(196, 156),
    solid: true,
  },
  // A course of bricks under a mason's line, over which one of them stands.
  '/services/digital-assurance': {
    lines: [
      'M16 136h288M24 136V48M296 136V48M24 64h272',
      'M40 64h44v32h-44zM88 64h44v32h-44zM136 64h44v32h-44zM232 64h44v32h-44z',
      'M40 100h20v32h-20zM64 100h44v32h-44zM112 100h44v32h-44zM160 100h44v32h-44zM208 100h44v32h-44zM256 100h20v32h-20z',
    ],
    mark: 'M184 52h44v44h-44z',
    solid: true,
  },
  // Three tangled ways, made straight one by one.
  '/services/digital-transformation': {
    lines: [
      'M16 40C56 40 56 120 96 120S136 40 176 40h128m-8-6 8 6-8 6',
      'M16 120C48 120 56 32 88 32S128 120 168 120h136m-8-6 8 6-8 6',
    ],
    mark: 'M16 80C40 80 48 136 80 136S120 24 152 24 168 80 208 80h96m-8-6 8 6-8 6',
  },
}

/** What is sold: three groups, each with its drawing and its services. */
export function Offers({ offers }: Props) {
  const groups = getData().navigation.services.groups.map((group) => {
    return { ...group, drawing: keptOf(DRAWINGS, group.href) }
  })
  return (
    <section className="wrap home-layout-block" aria-labelledby="offers">
      <header className="home-layout-head">
        <h2 id="offers">{offers.heading}</h2>
        <p className="lead">
          {offers.text} <a href={offers.guide.href}>{offers.guide.label}</a>
        </p>
      </header>
      <ul className="plain home-layout-groups">
        {groups.map(({ label, href, items, drawing }) => (
          <li key={href}>
            <svg className={drawing?.solid && 'home-layout-solid'} viewBox="0 0 320 160" aria-hidden="true">
              {drawing?.lines.map((line) => (
                <path key={line} d={line} />
              ))}
              <path className="home-layout-mark" d={drawing?.mark} />
            </svg>
            <h3>
              <a href={href}>{label}</a>
            </h3>
            <p>{offers.groups.find((group) => group.href === href)?.text}</p>
            <ul>
              {items.map((item) => (
                <li key={item.href}>
                  <a href={item.href}>{item.label}</a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}
