import { Drawing } from './Drawing.tsx'

/** A device taken apart along one axis: lid, board, battery, tray. */
export function SpecializedEngineering() {
  return (
    <Drawing label="A device taken apart along one upright axis: a lid with an antenna, a circuit board with its chip, a battery, a tray.">
      <path className="n d" d="M80 64v208M336 64v208M208 96v208" />
      <path className="s" d="M80 260v20l128 32 128-32v-20l-128-32z" />
      <path className="s" d="M80 260l128 32 128-32M208 292v20M104 260l104-26 104 26-104 26z" />
      <path className="p" d="M208 8v252" />
      <path className="s" d="M128 184v20l80 20 80-20v-20l-80-20z" />
      <path d="M128 184l80 20 80-20m-80 20v20" />
      <path className="n" d="M152 190l80-20m8 12 20 5m-12 2 4-7" />
      <path className="p" d="M208 96v88" />
      <path className="s" d="M88 128v4l120 30 120-30v-4l-120-30z" />
      <path d="M88 128l120 30 120-30" />
      <path
        className="n"
        d="M120 128l24 6 16-4m128-2-24-6-16 4m-40 26 0-8-24-6m40-36v8l24 6M136 120l24 6m96 10 24 6"
      />
      <path className="a w" d="M168 122v8l40 10 40-10v-8l-40-10z" />
      <path className="a" d="M168 122l40 10 40-10m-40 10v8" />
      <path className="p" d="M208 8v114" />
      <path className="s" d="M80 52v16l128 32 128-32V52L208 20z" />
      <path d="M80 52l128 32 128-32M208 84v16" />
      <path className="s" d="M288 52V16h4v37" />
      <path className="a" d="M276 24a16 16 0 0 1 0-16m28 16a16 16 0 0 0 0-16" />
      <path className="p" d="M208 0v52" />
      <path className="f" d="M208 44l6 6-6 10-6-10z" />
    </Drawing>
  )
}
