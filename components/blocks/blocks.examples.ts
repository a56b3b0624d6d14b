/** Examples of each block for tests: `typical` is what most pages write, `fullest` uses everything. */
import type { BlockName } from '#lib/content/blocks.ts'

type Examples = Readonly<{ typical: string } & Record<string, string>>

const NUMBERS = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight']

export const examples = {
  Section: {
    typical: `<Section>

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
    wide: `<Section layout="wide">

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
    pinned: `<Section layout="pinned">

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
    fullest: `<Section id="everything-that-a-section-may-hold">

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
  List: {
    typical: `<List marker="cross">

- The decision is made once a year
- Nobody could act on the answer

</List>`,
    fullest: `<List marker="arrow">

- The trouble is one team with failing builds: [CI/CD services](/continous-integration) cost less, take a week, and leave the rituals of everybody else as they are
- **Schnellastanforderungsverarbeitungsprüfprotokoll**

</List>`,
  },
  Note: {
    typical: `<Note title="When you can do without">

An internal tool on managed laptops with one browser needs a short check after each update.

</Note>`,
    fullest: `<Note title="When the firmware is signed off by a regulator twice a year?">

Then continuous *deployment* is the wrong aim, and [integration](/devops-practices) is still worth its price.

- The candidate is always built
- The log says \`ready-for-the-signature-of-the-regulator-since-monday-morning\`

</Note>`,
  },
  CardGrid: {
    typical: `<CardGrid>
<Card title="Agile Transformation" icon="agile" href="/agile-transformation">

Teams that can say no to a date, with the reason.

</Card>
<Card title="Continuous Integration" icon="branch" href="/continous-integration">

A trunk that can be released on any day.

</Card>
<Card title="DevOps Practices" icon="pipeline" href="/devops-practices">

Those who build a system carry its pager.

</Card>
</CardGrid>`,
    reveal: `<CardGrid reveal>
<Card title="Developers" icon="code">

They put a thin version in front of users early.

</Card>
<Card title="Delivery" icon="flag" href="/delivery-transformation">

The text of a card that is a link.

</Card>
</CardGrid>`,
    fullest: `<CardGrid reveal={false}>
${NUMBERS.map(
  (number) => `<Card title="${number} of eight cards with a title this long" icon="cube">

The text of card ${number.toLowerCase()}, which is as long as such a text should ever be.

</Card>`,
).join('\n')}
</CardGrid>`,
  },
  Card: {
    typical: `<Card title="Functional Testing" icon="check" href="/functional-testing">

Whether each function does what its specification says, and nothing that it rules out.

</Card>`,
    text: `<Card title="Developers" icon="code">

They put a thin version in front of users early.

</Card>`,
    fullest: `<Card
  title="Maschinenbauzulieferungsschnittstellenprüfungen!"
  icon="handshake"
  href="/services/test-maturity-model-assesment"
>

They model what one more customer costs to serve, cloud and model calls included, so that the price survives its first year of use. See also [GenAI Assurance](/services/generative_ai_testing), which is where the **longest** of all cards leads on to.

</Card>`,
  },
  Table: {
    typical: `<Table caption="Which test finds which mistake first">

| Mistake | Found by |
| --- | --- |
| A limit is off by one | Unit tests |
| Two services disagree about a field | Contract tests |

</Table>`,
    aligned: `<Table caption="Which test finds which mistake first">

| Mistake | Found by |
| :--- | ---: |
| A limit is off by one | Unit tests |
| Two services disagree about a field | Contract tests |

</Table>`,
  },
  Tiles: {
    typical: `<Tiles>
<Tile claim="cycle-time" />
<Tile claim="defect-detection" />
<Tile claim="regression-automation" />
<Tile claim="performance-gain" />
<Tile claim="release-uptime" />
<Tile claim="deployment-cycles" />
</Tiles>`,
  },
  Tile: {
    typical: '<Tile claim="cycle-time" />',
  },
  Claim: {
    typical: '<Claim id="cycle-time" />',
  },
  Results: {
    typical: '<Results of="weights" caption="What pages weigh, against their budgets" />',
    fullest: '<Results of="policy" caption="What the policy of each page allows, and what it keeps out" />',
  },
  Accordion: {
    typical: `<Accordion>
<AccordionItem title="Tech expertise">

People who have run what they build.

</AccordionItem>
<AccordionItem title="Design thinking">

People who ask before they draw.

</AccordionItem>
</Accordion>`,
    fullest: `<Accordion>
${NUMBERS.map(
  (number) => `<AccordionItem title="Item number ${number}, whose title goes on for quite long">

What stands in item ${number}.

</AccordionItem>`,
).join('\n')}
</Accordion>`,
  },
  AccordionItem: {
    typical: `<AccordionItem title="Agile methodologies">

Short iterations with something at their end that a user can try.

</AccordionItem>`,
    fullest: `<AccordionItem title="Rechtsschutzversicherungsgesellschaftenprüfungsvorbereitung?">

A first paragraph.

- A point on [ETL testing](/etl-testing)

</AccordionItem>`,
  },
  Tool: {
    typical: '<Tool name="error-budget" />',
  },
  Particulars: {
    typical: '<Particulars />',
  },
} satisfies Record<Exclude<BlockName, 'Figure'>, Examples>
