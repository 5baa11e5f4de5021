import { expect, it } from 'vitest'
import { summaryOf } from './trace-queries.ts'

it.each([
  ['select "id" from "account" where "email" = $1', 'select account'],
  ['insert into "contact_message" ("name") values ($1)', 'insert contact_message'],
  ['update "product" set "stock" = $1', 'update product'],
  ['with "a" as (select 1 from "cart") select 2', 'with cart'],
  ['begin', 'begin'],
  ["select 'anna@example.it'", 'select'],
])('says of %s only %s', (sql, summary) => {
  expect(summaryOf(sql)).toBe(summary)
})
