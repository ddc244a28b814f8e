/*
 * Mail programs know no custom properties, so the colours stand in each element. They are those of
 * `web/kit/look/tokens.css`, which a test compares.
 */
const light = {
  brand: '#ff8a34',
  'on-brand': '#16203a',
  'brand-text': '#b1450a',
  ink: '#16203a',
  'ink-2': '#3d4966',
  'ink-3': '#5d6984',
  line: '#dfe4ee',
  'field-line': '#838ea6',
  paper: '#ffffff',
  ground: '#f5f7fb',
} as const

type Token = keyof typeof light

const dark: Readonly<Record<Token, string>> = {
  brand: '#ff8a34',
  'on-brand': '#16203a',
  'brand-text': '#ffb27a',
  ink: '#eef2fb',
  'ink-2': '#c3cbdd',
  'ink-3': '#98a3bb',
  line: '#2c3750',
  'field-line': '#6f7c97',
  paper: '#172036',
  ground: '#0f1626',
}

export const mailColours = { light, dark }

/** The coloured properties of each class. */
export const paints = {
  ground: { 'background-color': 'ground', color: 'ink' },
  card: { 'background-color': 'paper', 'border-color': 'line' },
  ink: { color: 'ink' },
  soft: { color: 'ink-2', 'border-color': 'line' },
  faint: { color: 'ink-3' },
  link: { color: 'brand-text' },
  mark: { stroke: 'brand-text' },
  main: { 'background-color': 'brand', color: 'on-brand', 'border-color': 'brand' },
  other: { 'background-color': 'paper', color: 'ink', 'border-color': 'field-line' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Token>>>>

export type Paint = keyof typeof paints

const declared = (paint: Paint, colours: Readonly<Record<Token, string>>, end: string) =>
  Object.entries(paints[paint])
    .map(([property, token]) => `${property}:${colours[token]}${end}`)
    .join(';')

/** `class` and `style` of an element: light colours in place, dark ones from the style sheet. */
export const painted = (paint: Paint, style: string) =>
  `class="${paint}" style="${[style, declared(paint, light, '')].filter(Boolean).join(';')}"`

/** Important, because what stands in the elements is otherwise stronger. */
export const darkRules = (Object.keys(paints) as readonly Paint[])
  .map((paint) => `.${paint}{${declared(paint, dark, ' !important')}}`)
  .join('\n')
