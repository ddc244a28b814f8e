import '#web/client/old-browsers.ts'
import { type ComponentType, type ReactNode, useEffect, useLayoutEffect } from 'react'
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
  // Typing goes on while React is at work, and an event may be what makes it hydrate: its value is read before that.
  const keep = ({ target }: Event) => isField(target) && typed.set(target, target.value)
  place.addEventListener('input', keep, { capture: true })
  const isAwake = await wakeIn(place, Island, () => keepShown(typed))
  place.removeEventListener('input', keep, { capture: true })
  if (isAwake) await retype(typed)
  else for (const [field, value] of typed) field.value = value
  place.dataset['awake'] = String(isAwake)
  onSettled(place, isAwake)
}

/**
 * An island that throws, now or later, is replaced by the prerendered markup: that can still be read, and its links
 * work.
 */
function wakeIn(place: HTMLElement, Island: ComponentType, onShown: () => void): Promise<boolean> {
  const { island, props = '{}' } = place.dataset
  const asSent = [...place.childNodes]
  return new Promise((resolve) => {
    const root = hydrateRoot(
      place,
      <Awake onShown={onShown} onAwake={() => resolve(true)}>
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

interface AwakeProps {
  /** Called when React has shown its own values, before anything more can be typed. */
  readonly onShown: () => void
  readonly onAwake: () => void
  readonly children: ReactNode
}

/** Done once the island shows what it found on arrival (`arrival.ts`): earlier input is applied on top of that. */
function Awake({ onShown, onAwake, children }: AwakeProps) {
  const hasArrived = useAwake()
  useLayoutEffect(() => {
    if (hasArrived) onShown()
  }, [hasArrived, onShown])
  useEffect(() => {
    if (hasArrived) onAwake()
  }, [hasArrived, onAwake])
  return children
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

type Typed = Map<Field, string>

const fields = 'input, select, textarea'

const isField = (target: unknown): target is Field => target instanceof HTMLElement && target.matches(fields)

const typedIn = (place: HTMLElement): Typed =>
  new Map(
    [...place.querySelectorAll<Field>(fields)]
      .filter((field) => field.value !== madeAhead(field))
      .map((field) => [field, field.value]),
  )

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

/** React, which notices changes through the property it defines on the element itself, is told. */
function type(field: Field, value: string): void {
  if (field.value === value) field.value = ''
  show(field, value)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

/** React has emptied the fields: what is typed next must follow what was typed before. React is told once it listens. */
function keepShown(typed: Typed): void {
  for (const [field, value] of typed) if (field.value !== value) show(field, value)
}

const show = (field: Field, value: string) =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)

/** Some fields validate on blur, and this one was left before hydration. */
const leave = (field: Field) => field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
