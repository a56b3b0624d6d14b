import { Drawing } from './Drawing.tsx'

const LEFT_OUT = ['120 120', '168 72', '232 72', '280 120']
const KEPT = ['40 160', '376 160']

const stop = (at: string) => <circle key={at} r="8" className="s" transform={`translate(${at})`} />

/** One process among others, led past the stops that cost most. */
export function TransformationalConsulting() {
  return (
    <Drawing label="A map of lines. One of them used to climb through four stops; its new course passes a single one, where it meets another line.">
      <path
        d="M16 40H96l232 232h72M16 280h88l48-48h32V16M16 248H88l48-48V16M400 56H312L280 24V16"
        className="t"
      />
      <path className="n d" d="M40 160h40l88-88h64l88 88h56" />
      <path d="M200 16v288" />
      <path className="g a" strokeWidth="4" d="M16 160h64l56 56h128l56-56h80" />
      <g className="n">{LEFT_OUT.map(stop)}</g>
      {KEPT.map(stop)}
      <circle className="a s" cx="200" cy="216" r="12" />
      <path className="f" d="M200 209l5 6-5 9-5-9z" />
    </Drawing>
  )
}
