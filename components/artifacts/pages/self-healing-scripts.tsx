import { Artifact, Terms } from '../Artifact.tsx'

export const HealedLocator = () => (
  <Artifact
    name="Heal “Search orders”"
    about="score 0.93, for review"
    caption="A healed locator as a pull request (example). It waits for the owner of the test."
  >
    <div className="artifact-code">
      <p>&nbsp; test('search orders', async () =&gt; {'{'}</p>
      <p className="artifact-removed">- page.locator('#find-1')</p>
      <p className="artifact-added">
        + page.getByRole('button',
        <br />
        &nbsp; &nbsp; {'{'} name: 'Search' {'}'})
      </p>
      <p>&nbsp; {'}'})</p>
    </div>
    <Terms
      items={[
        { term: 'Same', text: 'Role, name, place in the form' },
        { term: 'Changed', text: 'The id, by a redesign' },
        { term: 'Approved by', text: <mark>Waits for the test’s owner</mark> },
      ]}
    />
  </Artifact>
)
