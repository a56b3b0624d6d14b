import { Accordion } from '#components/blocks/Accordion/Accordion.tsx'
import { AccordionItem } from '#components/blocks/Accordion/AccordionItem.tsx'
import { Card } from '#components/blocks/CardGrid/Card.tsx'
import { CardGrid } from '#components/blocks/CardGrid/CardGrid.tsx'
import { Claim } from '#components/blocks/Claim/Claim.tsx'
import type { BlockExamples } from '#components/blocks/examples.ts'
import { List } from '#components/blocks/List/List.tsx'
import { Note } from '#components/blocks/Note/Note.tsx'
import { Tile } from '#components/blocks/Tiles/Tile.tsx'
import { Tiles } from '#components/blocks/Tiles/Tiles.tsx'
import { Figure } from '#components/figures/Figure.tsx'
import { Section } from './Section.tsx'

export const examples = {
  typical: {
    element: (
      <Section>
        <h2 id="count-at-every-hop">Count at every hop</h2>
        <p>A load that ends without an error may still have lost rows.</p>
        <ul>
          <li>Rows, sums and nulls per table</li>
          <li>Both sides of each join</li>
        </ul>
        <Figure
          name="loop"
          title="Plan, run and learn follow each other around one week."
          caption="One week of a test team"
          steps={['plan', 'run', 'learn']}
          center="weekly"
        />
      </Section>
    ),
    mdx: `<Section>

## Count at every hop

A load that ends without an error may still have lost rows.

- Rows, sums and nulls per table
- Both sides of each join

<Figure
  name="loop"
  title="Plan, run and learn follow each other around one week."
  caption="One week of a test team"
  steps={['plan', 'run', 'learn']}
  center="weekly"
/>

</Section>`,
  },
  text: {
    element: (
      <Section>
        <h2 id="no-figure">No figure</h2>
        <p>Two sentences need no drawing. This is the second.</p>
      </Section>
    ),
    mdx: `<Section>

## No figure

Two sentences need no drawing. This is the second.

</Section>`,
  },
  wide: {
    element: (
      <Section layout="wide">
        <h2 id="from-left-to-right">From left to right</h2>
        <p>What runs through many steps takes the width of the page.</p>
        <Note title="In the margin">
          <p>An aside stands beside the text that it belongs to.</p>
        </Note>
        <Figure
          name="pipeline"
          title="A build passes three gates and is held at the contract tests."
          caption="One change on its way to production"
          stages={['commit', 'unit', 'contract', 'release']}
          stop="contract"
        />
      </Section>
    ),
    mdx: `<Section layout="wide">

## From left to right

What runs through many steps takes the width of the page.

<Note title="In the margin">

An aside stands beside the text that it belongs to.

</Note>

<Figure
  name="pipeline"
  title="A build passes three gates and is held at the contract tests."
  caption="One change on its way to production"
  stages={['commit', 'unit', 'contract', 'release']}
  stop="contract"
/>

</Section>`,
  },
  pinned: {
    element: (
      <Section layout="pinned">
        <h2 id="a-long-text">A long text</h2>
        <p>While it scrolls past, its figure stays.</p>
        <Figure
          name="layers"
          title="Three layers, of which the middle one stands out of true."
          caption="Where it leans"
          layers={['interface', 'service', 'database']}
          mark="service"
        />
      </Section>
    ),
    mdx: `<Section layout="pinned">

## A long text

While it scrolls past, its figure stays.

<Figure
  name="layers"
  title="Three layers, of which the middle one stands out of true."
  caption="Where it leans"
  layers={['interface', 'service', 'database']}
  mark="service"
/>

</Section>`,
  },
  fullest: {
    element: (
      <Section id="everything-that-a-section-may-hold">
        <h2 id="everything-that-a-section-may-hold-with-a-heading-of-two-lines">
          Everything that a section may hold, with a heading of two lines
        </h2>
        <p>
          The best known figure stands for <Claim id="cycle-time" />.
        </p>
        <List marker="cross">
          <ul>
            <li>A point that speaks against it</li>
          </ul>
        </List>
        <Note title="An aside">
          <p>Set apart by the line.</p>
        </Note>
        <Figure
          name="layers"
          title="Three layers, of which the middle one stands out of true."
          caption="Where it leans"
          layers={['interface', 'service', 'database']}
          mark="service"
          note="off by 12 mm"
        />
        <CardGrid reveal>
          <Card title="A card" icon="gear" href="/etl-testing">
            <p>Its text.</p>
          </Card>
          <Card title="Another card" icon="globe">
            <p>Its text, too.</p>
          </Card>
        </CardGrid>
        <Tiles>
          <Tile claim="cycle-time" />
          <Tile claim="release-uptime" />
        </Tiles>
        <Accordion>
          <AccordionItem title="First item">
            <p>What is in it.</p>
          </AccordionItem>
          <AccordionItem title="Second item">
            <p>What is in that one.</p>
          </AccordionItem>
        </Accordion>
      </Section>
    ),
    mdx: `<Section id="everything-that-a-section-may-hold">

## Everything that a section may hold, with a heading of two lines

The best known figure stands for <Claim id="cycle-time" />.

<List marker="cross">

- A point that speaks against it

</List>

<Note title="An aside">

Set apart by the line.

</Note>

<Figure
  name="layers"
  title="Three layers, of which the middle one stands out of true."
  caption="Where it leans"
  layers={['interface', 'service', 'database']}
  mark="service"
  note="off by 12 mm"
/>

<CardGrid reveal>
<Card title="A card" icon="gear" href="/etl-testing">

Its text.

</Card>
<Card title="Another card" icon="globe">

Its text, too.

</Card>
</CardGrid>

<Tiles>
<Tile claim="cycle-time" />
<Tile claim="release-uptime" />
</Tiles>

<Accordion>
<AccordionItem title="First item">

What is in it.

</AccordionItem>
<AccordionItem title="Second item">

What is in that one.

</AccordionItem>
</Accordion>

</Section>`,
  },
} satisfies BlockExamples
