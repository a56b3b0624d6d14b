/** @jest-environment node */
/** What is a statement about the provider, and what is a number of a technique, a law or an example. */
import { expect, it } from '@jest/globals'
import { claimsIn } from './claimPatterns.ts'

const NAME = 'Tester'

/** The provider, its clients or the reader have a result. */
it.each([
  'We cut cost by 35%.',
  'We reduced testing time by a third.',
  'We halve your testing time.',
  'Our clients save two thirds of their budget.',
  'We reduce time to market tenfold.',
  'Our clients save 40%.',
  'Our approach reduces maintenance by up to 30 percent.',
  'With us, testing costs fall by 40%.',
  'Tester shortens release cycles by 50%.',
  'Tester clients release twice as often and 3x faster.',
  'A client reduced its bill by a quarter.',
  'Clients report 98% satisfaction.',
  'Nine out of ten clients come back.',
  '90% of our clients come back.',
  'Clients who work with us ship 25% faster.',
  'You save 40% on testing.',
  'Your releases get 30% faster.',
  'If you work with us, you save 40%.',
  'When clients work with us, they save 40%.',
  'We could cut your cost by 35%.',
  'We achieve 99.9% uptime.',
  'We deliver three nines of availability.',
  'Our testers have a 98% success rate.',
  'Our suites catch defects twice as fast.',
  'For example, we cut the cost of a bank by 35%.',
  'Last year we improved performance by 25%.',
  'We halve the time, by a factor of two.',
  'We saved a retailer $2 million.',
  'We automate 70% of regression tests and reach 95% coverage.',
  'A team of ours made it 10x faster.',
  'We cut it by forty percent.',
  'In two months we improved defect detection by 30 %.',
])('is a result of the provider: %s', (text) => {
  expect(claimsIn(text, NAME)).not.toEqual([])
})

/** Nobody is named who has it, so that readers take it for the provider's. */
it.each([
  'Testing cycle time reduced by 40%',
  'Defect detection rate improved by 30%',
  '70% of regression test cases automated',
  'Application performance enhanced by 25%',
  '99.9% uptime during critical releases',
  '30% test maintenance reduction',
  'Up to 40% test cycle optimization',
  'Up to 50% shorter deployment cycles',
  'Over 40% better delivery',
  '40% faster releases',
  'Get 3x faster releases',
  'Save 40% on testing',
  'Cut your testing costs by 35%.',
  'Reduce testing time by 50%.',
  'Half the cost of testing',
  'Twice as fast',
  '10x return on testing',
])('is a headline that promises: %s', (text) => {
  expect(claimsIn(text, NAME)).not.toEqual([])
})

/** Clients, people, years and prices. */
it.each([
  'Over 300 projects delivered.',
  '500+ clients in 20 countries',
  'We have 200 engineers.',
  'Our 50 testers know it.',
  'Trusted in over 40 countries.',
  'With 20 years of experience in testing',
  'We have more than 15 years of experience.',
  'Hundreds of clients trust us.',
  'Thousands of projects completed',
  'An assessment costs $5,000.',
  'Our day rate is €900.',
  'We charge $50 an hour.',
  'Packages start at $5,000.',
  'From just $99 a month',
  'A pilot for you: 4000 €',
])('counts what the provider has, or says what it costs: %s', (text) => {
  expect(claimsIn(text, NAME)).not.toEqual([])
})

/** Numbers of a technique, a threshold, a law, a worked example. */
it.each([
  '99.95% of requests are answered within a second.',
  'An objective of 99.95% leaves 21 minutes a month.',
  'Our objective is 99.9% availability, agreed with you.',
  'If 5% of rows are rejected, the load stops.',
  'We stop the load if more than 0.1% of rows differ.',
  'We sample 5% of rows.',
  'The load is raised to 1.5x of the expected peak.',
  'We test at 1.5x the expected load.',
  'A device farm costs $49 a month for one device.',
  'A phone for $200 fails where one for $900 passes.',
  'A fine can reach 4% of the yearly turnover.',
  'The law asks for a contrast of 4.5:1, at 400% zoom as well.',
  'A test that fails 5% of the time costs an hour a week.',
  'Suppose we release twice as often: then half the time goes into checks.',
  'Imagine a shop with 500 customers and a bank with 20 engineers.',
  'A shop with 500 customers has other risks.',
  'A team of 12 developers and 3 testers plans it.',
  'Somebody with five years of experience reads it.',
  'We keep the log for ten years.',
  'The archive must be kept for ten years.',
  'A cache makes the page 3x faster, and wrong.',
  'If the suite is 30% faster, nobody waits for it.',
  'The rate was £20 at the old bank and €23 at the new one.',
  'A hotel charges $120 a night, and the export says $12.00.',
  'Saving three quarters of the pages to disk takes an hour.',
  'If you save a third of the rows first, the rest loads faster.',
  'At an exchange rate of $1.10, the sum differs by a cent.',
  'A load that halves the rows of a table is reported.',
  'Compression saves 70% of the bytes.',
  'Ten-fold cross-validation is done ten times.',
  'In the example, 40% of the orders fail.',
  'Half of the tests never fail.',
  'We count every row twice.',
  'We read the log two times.',
  'You see 100% of the results, also those that are wrong.',
  'Drift is an alarm once the mean moves by 5%.',
  'We agree on a threshold of 80% coverage.',
  'Increase the load by 10% every five minutes.',
  'The price of an error grows by a factor of ten with each stage.',
  'More than one billion people have a disability.',
  'Your budget is 0.05% of all requests.',
  'We zoom to 400% and read it again.',
  'p99 is 200 ms, on 600 × 600 pixels.',
  'The client retries three times and the third is 2x slower.',
  'Tests cover Android 10+ and 12 devices.',
  'The order is for 12 dollars, and the refund for 12.',
])('is free: %s', (text) => {
  expect(claimsIn(text, NAME)).toEqual([])
})

it('names the figure and its place', () => {
  expect(claimsIn('It is short. We cut cost by 35%.', NAME)).toEqual([{ figure: '35%', index: 28 }])
})
