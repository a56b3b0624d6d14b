import { Artifact, Terms } from '../Artifact.tsx'

export const Memo = () => (
  <Artifact
    name="Memo to the board"
    about="decision on Thursday, April 15, 2027"
    caption="A memo on one question (example): whether to enter a market this year"
  >
    <p className="artifact-large">
      <mark>Do not enter this year.</mark> Nine buyers are too few to pay for a sales team.
    </p>
    <Terms
      items={[
        {
          term: 'Evidence',
          text: '1,240 companies in the field, 310 with the problem, 62 with a budget, 9 free to sign',
        },
        {
          term: 'Against it',
          text: 'Two rivals are hiring for this market. Whoever waits may find the nine taken.',
        },
        { term: 'Confidence', text: '70%, to be scored in April 2028' },
        {
          term: 'Warning sign',
          text: 'More than 20 free to sign by October; the head of sales watches',
        },
      ]}
    />
  </Artifact>
)
