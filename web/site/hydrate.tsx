import '#web/client/old-browsers.ts'
import { type ComponentType, type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { languages } from '#domain/language.ts'
import { speak } from '#web/kit/text/language.ts'
import { useAwake } from './arrival.ts'
import { type IslandName, islands } from './islands.ts'
import { callAsVisitor } from './visitor-calls.ts'

/** Called for each island once it is interactive, or known never to be. */
type OnSettled = (place: HTMLElement, isAwake: boolean) => void

/**
 * Hydrates every island that is not hydrated yet, independently; throws if one could not be loaded, and may then be
 * called again.
 */
export async function hydrateIslands(onSettled: OnSettled): Promise<void> {
  const language = languages.find((each) => each === document.documentElement.lang)
  if (language) speak(language)
  callAsVisitor()
  dropLostStyles()
  const places = document.querySelectorAll<HTMLElement>('[data-island]:not([data-awake])')
  const tried = await Promise.allSettled([...places].map((place) => hydrate(place, onSettled)))
  for (const outcome of tried) if (outcome.status === 'rejected') throw outcome.reason
}

/** A style that failed to load would be taken for one that is present. */
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

/**
 * An island that throws, now or later, is replaced by the prerendered markup: that can still be read, and its links
 * work.
 */
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
          // React is still removing its own nodes.
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

/** Done once the island shows what it found on arrival (`arrival.ts`): earlier input is applied on top of that. */
function Awake({ onAwake, children }: { readonly onAwake: () => void; readonly children: ReactNode }) {
  const hasArrived = useAwake()
  useEffect(() => {
    if (hasArrived) onAwake()
  }, [hasArrived, onAwake])
  return children
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

type Typed = readonly (readonly [Field, string])[]

const typedIn = (place: HTMLElement): Typed =>
  [...place.querySelectorAll<Field>('input, select, textarea')]
    .filter((field) => field.value !== madeAhead(field))
    .map((field) => [field, field.value] as const)

/** Replays it, so that the island receives it. */
async function retype(typed: Typed): Promise<void> {
  for (const [field, value] of typed) type(field, value)
  // By now React has processed it.
  await Promise.resolve()
  for (const [field] of typed) if (field !== document.activeElement) leave(field)
}

/** The prerendered value. */
function madeAhead(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue
  const options = [...field.options]
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? ''
}

/** React notices changes through the property it defines on the element itself. */
function type(field: Field, value: string): void {
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')
  if (field.value === value) field.value = ''
  own?.set?.call(field, value)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

/** Some fields validate on blur, and this one was left before hydration. */
const leave = (field: Field) => field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
