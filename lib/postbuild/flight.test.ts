/** @jest-environment node */
import { describe, expect, it } from '@jest/globals'
import { clientReferences, readFlight, styleSheets, withoutResources, writeFlight } from './flight.ts'

const DATA = [
  '1:"$Sreact.fragment"\n',
  '2:"/_next/static/chunks/a.js"\n',
  '3:I[39756,["$2"],"default"]\n',
  ':HL["/_next/static/chunks/a.css","style"]\n',
  ':HC["/",""]\n',
  '13:X\n',
  `14:T${(11).toString(16)},Größe\n1:"`,
  '15:["$","p",null,{"children":"$14"}]\n',
  '13:C\n',
  '7:null\n',
].join('')

describe('readFlight', () => {
  it('reads rows, and writes the same again', () => {
    const rows = readFlight(DATA)
    expect(rows.map(({ id, tag }) => `${id}:${tag}`)).toEqual(
      '1: 2: 3:I :HL :HC 13:X 14:T 15: 13:C 7:'.split(' '),
    )
    expect(writeFlight(rows)).toBe(DATA)
  })

  it('counts the length of texts in bytes, whatever stands in them', () => {
    const text = '3:I[1,[],"x"]\n</script> → self.__next_f'
    const row = `5:T${Buffer.byteLength(text).toString(16)},${text}6:null\n`
    expect(readFlight(row).map(({ value }) => value)).toEqual([text, 'null'])
  })

  it.each([
    ['a row of an unknown kind', '1:Qwhat\n', /row 1 is "Qwhat"/],
    ['what is no row', 'hello world', /no row starts/],
    ['an error', '1:E{"digest":"1"}\n', /row 1 is "E/],
    ['a text that is cut off', '1:Tff,short', /ends early/],
  ])('refuses %s', (_, data, message) => {
    expect(() => readFlight(data)).toThrow(message)
  })
})

describe('clientReferences', () => {
  it('resolves what stands in rows of its own', () => {
    const rows = readFlight('1:"Form"\n2:"/a.js"\n3:I[12,["$2","/b.js"],"$1"]\n')
    expect(clientReferences(rows)).toEqual([{ module: 12, chunks: ['/a.js', '/b.js'], name: 'Form' }])
  })

  it('refuses a reference of another form', () => {
    expect(() => clientReferences(readFlight('3:I["x","y","z"]\n'))).toThrow(/client component 3/)
  })
})

describe('withoutResources', () => {
  const rows = readFlight(
    [
      ':HL["/a.css","style"]',
      '1:["$","link","0",{"rel":"stylesheet","href":"/a.css","precedence":"next"}]',
      '2:[["$","script","0",{"src":"/a.js","async":true}],["$","p",null,{"children":"link"}]]',
      '3:["$","script",null,{"type":"application/ld+json","dangerouslySetInnerHTML":{"__html":"{}"}}]',
      '4:["$","link","1",{"rel":"canonical","href":"/"}]',
      '5:"["$","script""',
    ]
      .join('\n')
      .replace('5:"["$","script""', '5:"a text"'),
  )

  it('takes out hints, style sheets and scripts, and leaves the place of each', () => {
    expect(writeFlight(withoutResources(rows))).toBe(
      [
        '1:null',
        '2:[null,["$","p",null,{"children":"link"}]]',
        '3:["$","script",null,{"type":"application/ld+json","dangerouslySetInnerHTML":{"__html":"{}"}}]',
        '4:["$","link","1",{"rel":"canonical","href":"/"}]',
        '5:"a text"',
        '',
      ].join('\n'),
    )
  })

  it('lists the style sheets', () => {
    expect(styleSheets(rows)).toEqual(['/a.css'])
  })
})
