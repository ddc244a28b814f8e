import '#web/client/old-browsers.ts'
import { type ComponentType, type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { languages } from '#domain/language.ts'
import { speak } from '#web/kit/text/language.ts'
import { useAwake } from './arrival.ts'
import { type IslandName, islands } from './islands.ts'
import { callAsVisitor } from './visitor-calls.ts'

/** Hears of each part as soon as it answers to the hand, or is known to never do so. */
type OnSettled = (place: HTMLElement, isAwake: boolean) => void

/** Wakes every part that still sleeps, each by itself; fails where one could not be fetched, which may be tried again. */
export async function hydrateIslands(onSettled: OnSettled): Promise<void> {
  const language = languages.find((each) => each === document.documentElement.lang)
  if (language) speak(language)
  callAsVisitor()
  dropLostStyles()
  const places = document.querySelectorAll<HTMLElement>('[data-island]:not([data-awake])')
  const tried = await Promise.allSettled([...places].map((place) => hydrate(place, onSettled)))
  for (const outcome of tried) if (outcome.status === 'rejected') throw outcome.reason
}

/** A style that could not be fetched before would be taken for one that is there. */
function dropLostStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) if (!link.sheet) link.remove()
}

async function hydrate(place: HTMLElement, onSettled: OnSettled): Promise<void> {
  const { island: name = '' } = place.dataset
  if (!isIsland(name)) return
  const { Island } = (await islands[name]()) as { Island: ComponentType }
  const typed = typedIn(place)
  const isAwake = await wakeIn(place, Island)
  if (isAwake) await retype(typed)
  else for (const [field, value] of typed) field.value = value
  place.dataset['awake'] = String(isAwake)
  onSettled(place, isAwake)
}

/** A part that throws, now or later, leaves what the page was sent with: that can still be read and followed. */
function wakeIn(place: HTMLElement, Island: ComponentType): Promise<boolean> {
  const { island, props = '{}' } = place.dataset
  const asSent = [...place.childNodes]
  return new Promise((resolve) => {
    const root = hydrateRoot(
      place,
      <Awake onAwake={() => resolve(true)}>
        <Island {...JSON.parse(props)} />
      </Awake>,
      {
        identifierPrefix: `${island}-`,
        onUncaughtError: (fault) => {
          console.error(fault)
          // React is in the middle of taking its own away.
          setTimeout(() => {
            root.unmount()
            place.append(...asSent)
            resolve(false)
          })
        },
      },
    )
  })
}

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

type Typed = readonly (readonly [Field, string])[]

/** What was typed while the part slept. */
const typedIn = (place: HTMLElement): Typed =>
  [...place.querySelectorAll<Field>('input, select, textarea')]
    .filter((field) => field.value !== madeAhead(field))
    .map((field) => [field, field.value] as const)

/** Types it again, so that the part hears of it. */
async function retype(typed: Typed): Promise<void> {
  for (const [field, value] of typed) type(field, value)
  // React has taken it in by then.
  await Promise.resolve()
  for (const [field] of typed) if (field !== document.activeElement) leave(field)
}

/** What stood in it when the page was made. */
function madeAhead(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue
  const options = [...field.options]
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? ''
}

/** React notices a change by the property that it has put on the element itself. */
function type(field: Field, value: string): void {
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')
  if (field.value === value) field.value = ''
  own?.set?.call(field, value)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

/** Some fields look at what was typed when they are left, and this one was left while the part slept. */
const leave = (field: Field) => field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
