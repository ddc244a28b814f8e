import { expect, test } from 'vitest'
import { classesOf, usedStyle } from './used-style.ts'

const css =
  ':root{--ink:#000}*{margin:0}.a{color:red}.a .b,.c{color:blue}.d:is(.a,.c)>i{top:0}@media (width<=800px){.b{x:1}.a{y:2}}@media print{.b{z:3}}@keyframes turn{0%{top:0}to{top:1px}}'

test('a page keeps the rules of its classes and those that name none', () => {
  expect(usedStyle(css, new Set(['a']))).toBe(
    ':root{--ink:#000}*{margin:0}.a{color:red}@media (width<=800px){.a{y:2}}@keyframes turn{0%{top:0}to{top:1px}}',
  )
  expect(usedStyle(css, new Set(['c']))).toContain('.a .b,.c{color:blue}')
  expect(usedStyle(css, new Set(['a', 'b']))).toContain('@media print{.b{z:3}}')
})

test('with every class on it the page has the whole style', () => {
  expect(usedStyle(css, new Set(['a', 'b', 'c', 'd']))).toBe(css)
})

test('classes are read from the markup, several at a place', () => {
  expect(classesOf('<p class="a b"><i class="c">class="no"</i></p>')).toEqual(new Set(['a', 'b', 'c']))
})
