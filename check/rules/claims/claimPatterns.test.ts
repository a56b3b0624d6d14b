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

/** Counts of what the provider has, does and has done. */
it.each([
  'We cut regression time from five days to four hours.',
  'We run 3 million tests a night.',
  'We fixed 1,200 defects last year.',
  'Since 2009 we have tested for 120 firms.',
  'Our team of 200.',
  'We have 45 offices.',
  'One in three defects is found by our agents.',
  'Our average response time is 12 minutes.',
  'Our clients went from quarterly releases to weekly ones.',
  'With us, regression went from 5 days to 4 hours.',
  'We brought deployments from four a year to twenty.',
  'Our testers found 340 vulnerabilities in 2025.',
  'We’ve migrated 60 systems so far.',
  'We execute two hundred regression suites every week.',
  'Our engineers close 900 tickets a month.',
  'We are 250 people.',
  'We employ over 300.',
  'Our 3 labs hold 900 devices.',
  'Our device lab has 600 phones.',
  'Our engineers average 12 years in testing.',
  'On average, we answer in 15 minutes.',
  'We take four hours on average.',
  'Three quarters of what we find is found before the first demo.',
  'Seven of ten projects go live early with us.',
  'Half of our projects finish ahead of plan.',
  'We have 4.9 out of 5 stars.',
  'We deliver your releases in days, not weeks.',
  '1,200 defects were fixed by our team.',
  'Our agents wrote 40,000 test cases last quarter.',
  'We have worked for 35 banks and insurers.',
  'We own 1,500 handsets.',
  'We work in 12 time zones.',
  'We audited 80 websites for accessibility.',
  'Our clients release weekly instead of monthly.',
  'Your feedback gets down from two days to ten minutes.',
  'Last year we ran dozens of audits.',
  'More than four hundred engineers work for us.',
  'Our bench of 60 developers is ready.',
  'Our robots save clients 10,000 hours every year.',
  'We support 24 languages in 30 countries.',
])('counts the deeds of the provider: %s', (text) => {
  expect(claimsIn(text, NAME)).not.toEqual([])
})

/** Numbers in sentences about the provider, or about somebody's deeds, that say how a thing is done. */
it.each([
  'We raise the load from 100 to 500 users a minute.',
  'We vary the timeout from one to ten seconds.',
  'We wait three weeks for a test environment.',
  'We keep the log for ten years.',
  'We read one in ten rows by hand.',
  'We read one in ten rows with our own eyes.',
  'We sample one in twenty orders.',
  'In our example the team goes from five days to four hours.',
  '“We run 3 million tests a night” proves little.',
  'We ask which five tasks your product exists for and test those.',
  'Two of our maintainers take over, so that neither is indispensable.',
  'We record coverage for one test at a time.',
  'Our two assessors interview the head of the center and its staff.',
  'We lay three dozen ordinary changes side by side and look at the median.',
  'We group repairs with the same cause, so a renamed component makes one request even if forty scripts ran into it.',
  'If an interface offers two hundred operations and your code calls nine, we find those nine in access logs.',
  'We take the median of 30 runs.',
  'Once a week one page tells you what was tested.',
  'We propose a team of three for six weeks.',
  'We need 20 devices that your customers use.',
  'We send you the list within two working days.',
  'We try each task in three passes.',
  'We repeat each run ten times and report the spread.',
  'We send a hundred messages a second until the queue is full.',
  'A bank that runs 3 million tests a night finds other faults.',
  'Which of the six should we buy first?',
  'A suite that takes four hours on average is run once a night.',
  'The team of 12 releases once a week.',
  'Our test environment is a quarter of production.',
  'We test against the last ten versions of your app.',
  'We look at the slowest 5 requests in 10,000.',
  'Our price is for 20 days of work.',
  'We move from the first step to the next once you agree.',
  'Half of our fee is due at the start.',
  'We go from one screen to the next with the keyboard alone.',
  'We delete your data 30 days after the last report.',
  'A file of 200 rows shows us the format.',
  'In 2025 the browser dropped the flag, so we test without it.',
  'Since 2018 the standard has asked for it, and we check 50 criteria.',
  'We start with 20 tests that cover the paths that earn money.',
  'Two of us read each transcript, and we compare 30 of them.',
  'Your backlog of 900 defects is where we begin.',
  'We run the suite each night and read what failed.',
  'You see the list of tests grow from week to week.',
  'Our suites drop fewer tests from day to day.',
])('is how it is done, or somebody else: %s', (text) => {
  expect(claimsIn(text, NAME)).toEqual([])
})

it('names the figure and its place', () => {
  expect(claimsIn('Once more: we have fixed 1,200 defects so far.', NAME)).toEqual([
    { figure: '1,200 defects', index: 25 },
  ])
  expect(claimsIn('It is short. We cut cost by 35%.', NAME)).toEqual([{ figure: '35%', index: 28 }])
})
