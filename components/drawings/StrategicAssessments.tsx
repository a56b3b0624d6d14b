import { Drawing, Plumb } from './Drawing.tsx'

/** A balance with evidence on both pans. */
export function StrategicAssessments() {
  return (
    <Drawing label="A balance with papers on one pan and samples on the other. It leans a little, and a plumb line beside its needle shows by how much.">
      <path className="t" d="M0 304h416" />
      <path className="s" d="M144 304l16-24h96l16 24zM176 280V64h64v216h-8V72h-48v208z" />
      <path className="n" d="M72 80L24 216h96zM344 44l-48 136h96z" />
      <path className="s" d="M40 216v-72h32l12 12v60zM60 216v-56h32l12 12v44z" />
      <path className="n" d="M68 180h20m-20 12h24m-24 12h24M92 160v12h12" />
      <path className="s" d="M312 180v-28h28v28zM344 180v-28h28v28zM328 152v-28h28v28z" />
      <path className="n" d="M312 152l28 28M328 124l28 28M344 152l28 28" />
      <path className="s" d="M16 216h112a56 28 0 0 1-112 0zM288 180h112a56 28 0 0 1-112 0z" />
      <path d="M208 64l22 160" />
      <path className="n" d="M184 232a172 172 0 0 0 48 0M196 228v12m12-10v12m12-14v12" />
      <path className="s" d="M71 76l129-26 16-2 129-8v8L216 74l-144 10z" />
      <Plumb x={208} from={60} to={216} />
      <circle className="a s" cx="208" cy="60" r="6" />
    </Drawing>
  )
}
