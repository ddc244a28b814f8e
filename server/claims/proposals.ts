import type { staffUnclaimedParcels } from '#contract/claims.ts'
import type { Output } from '#contract/wire/operation.ts'
import { readLabel } from '#domain/match-label.ts'
import { matchPoints } from '#domain/match-parts.ts'
import { isProposed, type Match, type MatchCandidate, matcherOf } from '#domain/match-score.ts'
import { memberNumbersOneSlipAway, tidyMemberNumber } from '#domain/member-number.ts'
import { homeRegionCodes, normalisePhone } from '#domain/phone.ts'
import type { Language } from '#domain/language.ts'
import type { AsStaff, ReadCall } from '#server/context.ts'
import type { Db } from '#server/database/db.ts'
import { findMembersByNumber, isSomebody, type MemberCard, memberCardsById } from '#server/members/members.ts'
import { matchTexts } from './match.text.ts'
import {
  type CandidateRow,
  claimsAsCandidates,
  forecastsAlike,
  forecastsOfMembers,
  labelsOf,
  membersByPhone,
  peopleOf,
  type PersonRow,
  phonesOfWarehouses,
} from './match.sql.ts'
import { seenBy } from './scope.ts'
import type { Scope, UnclaimedRow } from './staff.sql.ts'

type Row = Output<typeof staffUnclaimedParcels.search>['list'][number]
type Proposal = NonNullable<Row['proposals']>[number]
type Call = ReadCall & AsStaff

const proposedAtMost = 3

/** Characters of a number in which a slip may lie without hiding the other end; see `NumberEnds`. */
const [startWithout, endChars] = [6, 5]

/**
 * Who may own each parcel that waits for an owner, the likeliest first (decision record 82). Staff of a warehouse are
 * shown forecasts to their own warehouses only. Nobody is assigned.
 */
export async function proposalsFor(
  call: Call,
  stored: readonly UnclaimedRow[],
): Promise<ReadonlyMap<string, Proposal[]>> {
  const waiting = stored.filter(({ state, closedReason }) => state === 'to_be_claimed' && closedReason === null)
  if (waiting.length === 0) return new Map()
  const { db, language, staff } = call
  const parcels = await readParcels(db, waiting)
  const { ofParcel, known } = await readCandidates(db, parcels, seenBy(staff))
  return new Map(
    parcels.map((parcel) => [
      parcel.id,
      best(parcel, ofParcel(parcel.id), known).map((each) => proposalOf(each, language)),
    ]),
  )
}

async function readParcels(db: Db, waiting: readonly UnclaimedRow[]) {
  const [labels, ours] = await Promise.all([
    labelsOf(
      db,
      waiting.map(({ id }) => id),
    ),
    phonesOfWarehouses(db),
  ])
  const read = new Map(labels.map(({ unclaimedId, memberNumber }) => [unclaimedId, memberNumber]))
  const ourPhones = ours.map(({ phone }) => phone)
  return waiting.map((row) => arrivedOf(row, read.get(row.id) ?? null, ourPhones))
}

/** Whose number resembles the parcel's, who claims it, and who is named on its label. */
async function readCandidates(db: Db, parcels: readonly Parcel[], scope: Scope) {
  const [alike, claims, named] = await Promise.all([
    forecastsAlike(db, parcels.map(endsOf), scope),
    claimsAsCandidates(
      db,
      parcels.map(({ id }) => id),
    ),
    membersNamed(db, parcels),
  ])
  const namedIds = [...new Set([...named.values()].flatMap((members) => [...members]))]
  const theirs = await forecastsOfMembers(db, namedIds, scope)
  const memberIds = [...new Set([...alike, ...claims, ...theirs].map(({ memberId }) => memberId))]
  const [cards, people] = await Promise.all([memberCardsById(db, memberIds), peopleOf(db, memberIds)])
  const ofParcel = (id: string): readonly CandidateRow[] => [
    ...[...alike, ...claims].filter(({ unclaimedId }) => unclaimedId === id),
    ...theirs.filter(({ memberId }) => named.get(id)?.has(memberId)),
  ]
  return { ofParcel, known: { cards, people: new Map(people.map((person) => [person.memberId, person])) } }
}

type Parcel = ReturnType<typeof arrivedOf>

/** What was noted of the label may also name the goods. */
const arrivedOf = (row: UnclaimedRow, memberNumber: string | null, ourPhones: readonly string[]) => ({
  id: row.id,
  warehouseId: row.warehouseId,
  courierCode: row.courierCode,
  trackingNumber: row.trackingNumber,
  memberNumber,
  labelText: row.labelText,
  ourPhones,
  weightG: row.actualWeightG,
  goods: row.labelText,
  arrivedAtMs: Date.parse(row.receivedAt),
})

const endsOf = ({ id, trackingNumber }: Parcel) => ({
  unclaimedId: id,
  start: trackingNumber.slice(0, Math.max(startWithout, trackingNumber.length - startWithout)),
  end: [...trackingNumber.slice(-endChars)].toReversed().join(''),
})

/** By parcel: members whose number or whole phone is on its label, with a slip in the number at most. */
async function membersNamed(db: Db, parcels: readonly Parcel[]): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const read = parcels.map(({ id, labelText, memberNumber, ourPhones }) => {
    const label = readLabel(labelText, ourPhones)
    const numbers = [...label.memberNumbers, ...(memberNumber === null ? [] : [tidyMemberNumber(memberNumber)])]
    return {
      id,
      numbers: numbers.flatMap((number) => [number, ...memberNumbersOneSlipAway(number)]),
      phones: label.phones.flatMap(wholePhones),
    }
  })
  const numbers = [...new Set(read.flatMap((each) => each.numbers))]
  const [byNumber, byPhone] = await Promise.all([
    findMembersByNumber(db, numbers),
    membersByPhone(
      db,
      read.flatMap(({ phones }) => phones),
    ),
  ])
  const memberOf = new Map(numbers.map((number, at) => [number, byNumber[at]?.memberId]))
  return new Map(
    read.map(({ id, numbers: own, phones }) => {
      const named = own.flatMap((number) => memberOf.get(number) ?? [])
      const called = byPhone.filter(({ phone }) => phones.includes(phone)).map(({ memberId }) => memberId)
      return [id, new Set([...named, ...called])]
    }),
  )
}

const wholePhones = (digits: string) => homeRegionCodes.flatMap((region) => normalisePhone(region, digits) ?? [])

interface Known {
  readonly cards: ReadonlyMap<string, MemberCard>
  readonly people: ReadonlyMap<string, PersonRow>
}

interface Scored {
  readonly row: CandidateRow
  readonly card: MemberCard
  readonly match: Match
}

/** Of a member who forecast and claims, only what fits better. */
function best(parcel: Parcel, rows: readonly CandidateRow[], { cards, people }: Known): Scored[] {
  const match = matcherOf(parcel)
  const scored = rows.flatMap((row): Scored[] => {
    const [card, person] = [cards.get(row.memberId), people.get(row.memberId)]
    if (!card || !person || !isSomebody(card)) return []
    return [{ row, card, match: match(candidateOf(row, card, person)) }]
  })
  const sorted = scored
    .filter((each) => isProposed(each.match))
    .toSorted((one, other) => other.match.score - one.match.score)
  const first = new Map<string, Scored>()
  for (const each of sorted) if (!first.has(each.row.memberId)) first.set(each.row.memberId, each)
  return [...first.values()].slice(0, proposedAtMost)
}

const candidateOf = (row: CandidateRow, card: MemberCard, { names, phones }: PersonRow): MatchCandidate => ({
  warehouseId: row.warehouseId,
  courierCode: row.courierCode,
  trackingNumber: row.trackingNumber,
  memberNumber: card.memberNumber,
  names,
  phones,
  weightG: null,
  goods: row.goodsName,
  saidAtMs: Date.parse(row.saidAt),
})

const proposalOf = ({ row, card, match }: Scored, language: Language): Proposal => ({
  parcelId: row.parcelId,
  claimId: row.claimId,
  memberId: card.memberId,
  memberNumber: card.memberNumber,
  memberName: card.memberName,
  saidAt: row.saidAt,
  ...matchIn(match, language),
})

const matchIn = ({ score, parts }: Match, language: Language) => ({
  score,
  parts: parts.map((part) => ({ part, points: matchPoints[part], text: matchTexts[part][language] })),
})

/** How well the member of a claim under review fits its parcel, however little that is. */
export async function matchOfClaim({ db, language }: Call, unclaimed: UnclaimedRow, claimId: string) {
  const [[parcel], claims] = await Promise.all([readParcels(db, [unclaimed]), claimsAsCandidates(db, [unclaimed.id])])
  const row = claims.find((each) => each.claimId === claimId)
  if (!parcel || !row) return null
  const [cards, [person]] = await Promise.all([memberCardsById(db, [row.memberId]), peopleOf(db, [row.memberId])])
  const card = cards.get(row.memberId)
  return card && person ? matchIn(matcherOf(parcel)(candidateOf(row, card, person)), language) : null
}
