/** @jest-environment node */
import { expect, it } from '@jest/globals'
import { getData } from '#lib/content/pages.ts'
import { securityTxt } from './securityTxt.ts'

it('has the fields of RFC 9116, each on a line of its own', () => {
  const { site } = getData()
  expect(
    securityTxt({ ...site, security: { expires: '2027-10-31' } }),
  ).toBe(`Contact: mailto:hello@plumbline.example
Expires: 2027-10-31T23:59:59Z
Preferred-Languages: en
Canonical: https://plumbline.example/.well-known/security.txt
`)
})
