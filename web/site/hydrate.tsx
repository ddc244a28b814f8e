import '#web/old-browsers.ts'
import { type ComponentType, type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { languages } from '#domain/language.ts'
import { speak } from '#web/text/language.ts'
import { useAwake } from './arrival.ts'
import { type IslandName, islands } from './islands.ts'
import { callAsVisitor } from './visitor-calls.ts'

/** Wakes every part of the page; done when all answer to the hand. */
export async function hydrateIslands(): Promise<void> {
  const language = languages.find((each) => each === document.documentElement.lang)
  if (language) speak(language)
  callAsVisitor()
  const places = document.querySelectorAll<HTMLElement>('[data-island]')
  await Promise.all([...places].map((place) => hydrate(place)))
}

async function hydrate(place: HTMLElement): Promise<void> {
  const { island: name = '', props = '{}' } = place.dataset
  const load = isIsland(name) ? islands[name] : null
  if (!load || woken.has(place)) return
  const { Island } = (await load()) as { Island: ComponentType }
  woken.add(place)
  const typed = typedIn(place)
  await new Promise<void>((resolve) => {
    hydrateRoot(
      place,
      <Awake onAwake={resolve}>
        <Island {...JSON.parse(props)} />
      </Awake>,
      { identifierPrefix: `${name}-` },
    )
  })
  await typed()
}

/** Where one part could not be fetched all are tried again; React wakes each of them once. */
const woken = new WeakSet<HTMLElement>()

const isIsland = (name: string): name is IslandName => name in islands

/** Done once the part shows what it found at its arrival (`arrival.ts`): what was typed comes on top of that. */
function Awake({ onAwake, children }: { readonly onAwake: () => void; readonly children: ReactNode }) {
  const hasArrived = useAwake()
  useEffect(() => {
    if (hasArrived) onAwake()
  }, [hasArrived, onAwake])
  return children
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What was typed while the part slept; the returned function types it again, so that the part hears of it. */
function typedIn(place: HTMLElement): () => Promise<void> {
  const typed = [...place.querySelectorAll<Field>('input, select, textarea')]
    .filter((field) => field.value !== madeAhead(field))
    .map((field) => [field, field.value] as const)
  return async () => {
    for (const [field, value] of typed) retype(field, value)
    // React has taken it in by then.
    await Promise.resolve()
    for (const [field] of typed) if (field !== document.activeElement) leave(field)
  }
}

/** What stood in it when the page was made. */
function madeAhead(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue
  const options = [...field.options]
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? ''
}

/** React notices a change by the property that it has put on the element itself. */
function retype(field: Field, value: string): void {
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')
  if (field.value === value) field.value = ''
  own?.set?.call(field, value)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

/** Some fields look at what was typed when they are left, and this one was left while the part slept. */
const leave = (field: Field) => field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
