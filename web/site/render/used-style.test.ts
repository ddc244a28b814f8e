import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { classesOf, everyParts, styleHere, usedStyle, withStyle } from './used-style.ts'

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

test('a page with a part that wakes has the classes of every page, which the part may show later', () => {
  const page = (body: string) => withStyle(`<style>${styleHere}</style>${body}`, '.for-readers{top:0}.a{x:1}')
  expect(page('<div data-island="calculator"></div>')).toContain('<style>.for-readers{top:0}</style>')
  expect(page('<p class="a"></p>')).toContain('<style>.a{x:1}</style>')
})

test('those classes are all that base.css has, except the skip link, which is in no island', () => {
  const base = readFileSync('web/kit/look/base.css', 'utf8')
  const classes = new Set([...base.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name))
  expect(classes).toEqual(new Set([...everyParts, 'skip-link']))
})
