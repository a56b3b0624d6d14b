import { Artifact } from '../Artifact.tsx'

export const Exchange = () => (
  <Artifact
    name="Proof of a finding"
    about="a clerk of tenant B asks"
    caption="The request that proves a finding, and its answer (example). It should have been 404."
  >
    <div className="artifact-code">
      <p>
        GET /invoices/<mark>1042</mark>
      </p>
      <p>Cookie: session of tenant B</p>
    </div>
    <div className="artifact-code">
      <p>200 OK</p>
      <p>{'{'}</p>
      <p>&nbsp; "invoice": 1042,</p>
      <p>
        &nbsp; "issuer": <mark>"tenant A"</mark>,
      </p>
      <p>&nbsp; "total": "4,180.00"</p>
      <p>{'}'}</p>
    </div>
  </Artifact>
)
