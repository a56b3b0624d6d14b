import { Drawing } from './Drawing.tsx'

/** Courses from the top, each with its joints; the third stands back from the line. */
const COURSES = [
  { left: 136, joints: [216, 296], right: 376 },
  { left: 136, joints: [176, 256], right: 336 },
  { left: 152, joints: [232, 312], right: 392 },
  { left: 136, joints: [176, 256], right: 336 },
  { left: 136, joints: [216, 296], right: 376 },
  { left: 136, joints: [176, 256], right: 336 },
]

/** A wall under a straightedge. */
export function CoreTesting() {
  return (
    <Drawing label="A straightedge with a level stands against a wall of six courses. The fourth course from the ground stands back from it.">
      <path className="t" d="M0 296h416" />
      {COURSES.map(({ left, joints, right }, index) => {
        const y = 56 + 40 * index
        return (
          <g key={y}>
            <path className="s" d={`M${left} ${y}H${right}v40H${left}z`} />
            <path d={joints.map((x) => `M${x} ${y}v40`).join('')} />
            <path className="n" d={`M96 ${y + 20}h12`} />
            <text x="84" y={y + 25} textAnchor="end">
              {COURSES.length - index}
            </text>
          </g>
        )
      })}
      <path className="a w" d="M136 136h16v40h-16z" />
      <g className="g">
        <path className="a s" d="M120 24h16v272h-16z" />
        <path className="a" d="M124 80h8v32h-8zM124 92h8m-8 8h8" />
        <path className="a" d="M124 224h8v32h-8zM124 236h8m-8 8h8" />
      </g>
    </Drawing>
  )
}
