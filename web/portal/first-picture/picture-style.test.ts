import { expect, test } from 'vitest'
import { pictureStyle } from './picture-style.ts'

const css =
  ':root{--ink:#000;--line:var(--faint);--faint:#999}.a{color:var(--ink)}.b{border-color:var(--line)}.a--on:hover{top:0}'

test('a picture has the rules of its classes, and the variables that these read', () => {
  expect(pictureStyle('<p class="a"></p>', css)).toBe(':root{--ink:#000;}.a{color:var(--ink)}')
  expect(pictureStyle('<p class="a b a--on"></p>', css)).toBe(css)
})

test('a variable that the markup reads is there, with the one behind it', () => {
  const html = '<p style="border-color:var(--line)"></p>'
  expect(pictureStyle(html, css)).toBe(':root{--line:var(--faint);--faint:#999}')
})
