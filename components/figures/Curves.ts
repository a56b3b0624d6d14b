/** Measures over time or load: a series that leaves its band, a budget, a knee, two distributions that part. */
import { DRAWN, type Drawing } from './kit.tsx'
import { bob, box, d, head, ring, rules, squeeze } from './paths.ts'
import { keepIn } from './room.ts'

export const anomaly: Drawing<'anomaly'> = ({ frame, series, band, outlier }) => {
  const at = squeeze(frame)
  const x = (264 * frame.width) / 440
  const [row, legend] = frame.narrow ? [266, { y: 288, x: 8 }] : [280, { y: 280, x: 240 }]
  return [
    ['t', rules(frame, [48, 96, 144, 192])],
    ['w f', at('M8 148C64 96 120 96 176 136S304 184 432 104V176C304 256 232 248 176 208S64 168 8 220z')],
    ['n d', at('M8 148C64 96 120 96 176 136S304 184 432 104M8 220C64 168 120 168 176 208S304 256 432 176')],
    ['', at('M8 188l16-20 16 8 16-32 16 12 16-28 16 20 16-4 16 16 16 0 16 28 16-12 16 20 16 4 16-14 16 18')],
    ['', at('M280 212l16-22 16 10 16-30 16 6 16-26 16 4 16-22 16 6 16-16')],
    ['', rules(frame, [248])],
    ['n', at('M8 248v8M96 248v8M184 248v8M272 248v8M360 248v8M432 248v8')],
    ['a', at('M248 204L264 96L280 212'), DRAWN],
    ['a d', d`M${x} 52v28M${x} 112v136`, { strokeWidth: 1.5 }],
    ['a s', ring(x, 96, 10)],
    ['a f', ring(x, 96, 5)],
    { tone: 'a', words: { x: keepIn(frame, x, outlier), y: 40, text: outlier }, anchor: 'middle' },
    ['', d`M8 ${row}h16`],
    ['w f', box(legend.x, legend.y - 8, 24, 16)],
    ['n d', d`M${legend.x} ${legend.y - 8}h24m-24 16h24`],
    { tone: 'k', words: { x: 34, y: row + 4, text: series } },
    { tone: 'k', words: { x: legend.x + 34, y: legend.y + 4, text: band } },
  ]
}

/** Where the budget meets the line the work changes: dashed is what would have happened. */
export const burn: Drawing<'burn'> = ({ frame, budget, threshold, window }) => {
  const at = squeeze(frame)
  const spent = 'M32 48C80 56 88 80 120 84S176 104 192 136S224 156 240 168'
  return [
    ['t', at('M8 88h424M8 128h424M8 208h424M112 48v200M192 48v200M352 48v200')],
    ['w f', at(`${spent}C288 200 344 204 424 208V248H32z`)],
    ['', at(spent)],
    ['n d', at('M240 168C272 192 296 224 312 248')],
    ['', at('M32 32v216h400M32 256v16M424 256v16')],
    ['n', at('M32 264h392')],
    ['a d', at('M32 168h400')],
    ['a', at('M240 168C288 200 344 204 424 208'), DRAWN],
    ['a s', ring((240 * frame.width) / 440, 168, 6)],
    { tone: 'a h', words: { x: frame.width - 8, y: 156, text: threshold }, anchor: 'end' },
    { tone: 'k', words: { x: 48, y: 36, text: budget } },
    { tone: '', words: { x: frame.width / 2 + 8, y: 284, text: window }, anchor: 'middle' },
  ]
}

export const knee: Drawing<'knee'> = ({ frame, x, y, knee, limit }) => {
  const at = squeeze(frame)
  const [bend, left] = [(280 * frame.width) / 440, (24 * frame.width) / 440]
  return [
    ['t', at('M24 208h408M24 160h408M24 112h408M88 40v208M152 40v208M216 40v208M344 40v208M408 40v208')],
    ['w f', at('M24 228C144 224 216 220 280 192V248H24z')],
    ['', at('M24 40v208h408')],
    ['n d', at('M24 72h408')],
    ['', at('M24 228C144 224 216 220 280 192')],
    ['a', at('M280 192C328 170 352 120 368 40'), DRAWN],
    ['a d', d`M${bend} 192v56`],
    ['a s', ring(bend, 192, 7)],
    ['a f', bob(bend, 248)],
    { tone: 'a', words: { x: bend - 12, y: 180, text: knee }, anchor: 'end' },
    { tone: 'k h', words: { x: left + 12, y: 62, text: limit } },
    { tone: '', words: { x: left, y: 28, text: y } },
    { tone: '', words: { x: frame.width - 8, y: 284, text: x }, anchor: 'end' },
  ]
}

export const drift: Drawing<'drift'> = ({ frame, from, to, measure }) => {
  const at = squeeze(frame)
  const k = frame.width / 440
  return [
    ['t', rules(frame, [88, 144, 200])],
    ['', at('M16 256c68 0 76-184 136-184s68 184 136 184')],
    ['n d', at('M152 40v216M272 40v216')],
    ['a w g', at('M128 256c68 0 80-160 144-160s76 160 144 160')],
    ['n', at('M152 72c60 0 68 184 136 184')],
    ['', rules(frame, [256])],
    ['a', at('M152 48h112'), DRAWN],
    ['a f', head(272 * k, 48)],
    { tone: 'a', words: { x: 212 * k, y: 32, text: measure }, anchor: 'middle' },
    { tone: 'k', words: { x: frame.narrow ? 66 : 144, y: 280, text: from }, anchor: 'middle' },
    { tone: 'a', words: { x: frame.narrow ? 222 : 288, y: 280, text: to }, anchor: 'middle' },
  ]
}
