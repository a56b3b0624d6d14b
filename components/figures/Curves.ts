/** Measures over time or load: a series that leaves its band, and a knee. */
import { DRAWN, type Drawing } from './kit.tsx'
import { bob, box, d, ring, rules, squeeze } from './paths.ts'
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
