import { noticeChoices } from '#contract/notices.ts'
import { parcelQuestions, staffParcelQuestions } from '#contract/parcel-questions.ts'
import { parcelServices, staffParcelServices } from '#contract/parcel-services.ts'
import { staffBinCounts } from '#contract/bin-counts.ts'
import { staffBins } from '#contract/bins.ts'
import { files } from '#contract/files.ts'
import { staffHandovers } from '#contract/handovers.ts'
import { staffLabels } from '#contract/labels.ts'
import { staffParcelClosings } from '#contract/parcel-closings.ts'
import { staffParcels } from '#contract/receiving.ts'
import { staffDays } from '#contract/day-end.ts'
import { staffStations } from '#contract/stations.ts'
import { staffWarehouseTransfers, warehouseTransfers } from '#contract/warehouse-transfers.ts'
import { picture } from '#test/journeys/pictures.ts'
import {
  forecasted,
  freshNumber,
  funded,
  newMember,
  type PreparedMember,
  type PreparedStaff,
  signedInStaff,
  stocked,
} from '#test/journeys/prepared.ts'
import { sendPicture } from '#test/send-picture.ts'
import { fillOfficeTables } from './snapshot-office.ts'

/*
 * What the demo data leave empty, filled by the product's own calls, so that upgrades are tested on rows of every part
 * of the business. The demo has bins already.
 */

const measured = { actualWeightG: 2300, lengthMm: 600, widthMm: 400, heightMm: 300 } as const
const [fuyong, nanshan] = [2, 3]

export async function fillNewerTables(): Promise<void> {
  const member = await newMember()
  await funded(member, 200_000)
  const [keeper, packer, admin] = await Promise.all(['keeper', 'packer', 'admin'].map((name) => signedInStaff(name)))
  if (!keeper || !packer || !admin) throw new Error('three people of the cast')
  await countBin(keeper, member)
  await takeHandover(keeper, packer, member)
  await moveBetweenWarehouses(keeper, member)
  await askMembers(keeper, member)
  await askForServices(keeper, member)
  await closeParcels(keeper, member)
  await openStations(admin, keeper, member)
  await endDay(keeper, packer)
  await member.call(noticeChoices.set, { group: 'orders', channel: 'site', isOn: false })
  await fillOfficeTables(member)
}

async function photoOf(who: PreparedStaff, label: string): Promise<string> {
  return sendPicture(who, files.upload, 'photo', await picture(`${label}.jpg`))
}

/** Received by this keeper, forecast or not. */
async function received(keeper: PreparedStaff, trackingNumber: string, given: object = {}) {
  const warehouseId = keeper.warehouseId(fuyong)
  return keeper.call(staffParcels.receive, { trackingNumber, warehouseId, ...measured, ...given })
}

/** One parcel is recorded in the bin and not there, another is there and recorded elsewhere; one count goes on. */
async function countBin(keeper: PreparedStaff, member: PreparedMember) {
  const warehouseId = keeper.warehouseId(fuyong)
  const kept = { warehouseId, zone: 'S', capacity: 20 }
  const [first, second] = [
    await keeper.call(staffBins.create, { ...kept, code: 'SNAP-01-1' }),
    await keeper.call(staffBins.create, { ...kept, code: 'SNAP-01-2' }),
  ]
  const [missing, found] = [await stocked(member), await stocked(member)]
  await keeper.call(staffParcels.shelve, { id: missing.id, shelf: first.code })
  await keeper.call(staffParcels.shelve, { id: found.id, shelf: second.code })
  const count = await keeper.call(staffBinCounts.start, { id: first.id })
  await keeper.call(staffBinCounts.scan, { id: count.id, trackingNumber: found.trackingNumber })
  await keeper.call(staffBinCounts.finish, { id: count.id })
  const { list } = await keeper.call(staffBinCounts.differences, { warehouseId, countId: count.id })
  const away = list.find(({ trackingNumber }) => trackingNumber === found.trackingNumber)
  await keeper.call(staffBinCounts.resolve, { id: away?.id ?? '', how: 'here' })
  await keeper.call(staffBinCounts.start, { id: second.id })
}

/** Two of three were scanned, one receipt was undone; another person settles the difference. One is still open. */
async function takeHandover(keeper: PreparedStaff, packer: PreparedStaff, member: PreparedMember) {
  const taken = { warehouseId: keeper.warehouseId(fuyong), courierCode: 'YTO' }
  const { id } = await keeper.call(staffHandovers.take, { ...taken, counted: 3, bagNumber: 'BAG-7' })
  const parcel = await forecasted(member)
  await received(keeper, parcel.trackingNumber, { handoverId: id })
  const { receiptId } = await received(keeper, freshNumber(), { handoverId: id })
  await keeper.call(staffParcels.undo, { id: receiptId })
  await keeper.call(staffHandovers.close, { id, explanation: 'The courier counted one of another house.' })
  await packer.call(staffHandovers.settle, { id, note: 'The courier agrees.' })
  await keeper.call(staffHandovers.take, { ...taken, counted: 5 })
  await keeper.call(staffLabels.print, { id: parcel.id, size: '60x40', format: 'pdf' })
}

/** One has arrived, one is on the way, one waits, and one was refused. */
async function moveBetweenWarehouses(keeper: PreparedStaff, member: PreparedMember) {
  const [from, to] = [keeper.warehouseId(nanshan), keeper.warehouseId(fuyong)]
  const asked = async () => {
    const parcel = await forecasted(member)
    await keeper.call(staffParcels.receive, { trackingNumber: parcel.trackingNumber, warehouseId: from, ...measured })
    const { priceMinor } = await member.call(warehouseTransfers.options, { parcelId: parcel.id })
    const way = { parcelId: parcel.id, warehouseId: to, currency: 'CNY', expectedMinor: priceMinor.CNY } as const
    const { id } = await member.call(warehouseTransfers.ask, way)
    return { id, trackingNumber: parcel.trackingNumber }
  }
  const [arrived, onTheWay, refused] = [await asked(), await asked(), await asked()]
  await asked()
  for (const { trackingNumber } of [arrived, onTheWay])
    await keeper.call(staffWarehouseTransfers.send, { warehouseId: from, trackingNumber, note: 'Van 2' })
  const { trackingNumber } = arrived
  await keeper.call(staffWarehouseTransfers.receive, { warehouseId: to, trackingNumber, note: 'One corner is wet.' })
  await keeper.call(staffWarehouseTransfers.refuse, { id: refused.id, reason: 'It left with an order.' })
}

/** One question is open, one was answered and settled, one withdrawn. */
async function askMembers(keeper: PreparedStaff, member: PreparedMember) {
  const photoFileIds = [await photoOf(keeper, 'damaged')]
  const ask = async () => {
    const { id } = await stocked(member)
    return keeper.call(staffParcelQuestions.ask, {
      id,
      kind: 'damaged',
      words: 'The box is torn.',
      choices: ['send_on', 'return'],
      answerDays: 7,
      photoFileIds,
    })
  }
  const [answered, withdrawn] = [await ask(), await ask()]
  await ask()
  const expectedMinor = answered.options.find(({ choice }) => choice === 'send_on')?.priceMinor.CNY ?? 0
  const answer = { id: answered.id, choice: 'send_on', currency: 'CNY', expectedMinor } as const
  await member.call(parcelQuestions.answer, answer)
  await keeper.call(staffParcelQuestions.settle, { id: answered.id, note: 'Taped.' })
  await keeper.call(staffParcelQuestions.withdraw, { id: withdrawn.id, note: 'Asked by mistake.' })
}

/** One service was done, one refused and paid back, one waits. */
async function askForServices(keeper: PreparedStaff, member: PreparedMember) {
  const photoFileIds = [await photoOf(keeper, 'counted')]
  const ask = async () => {
    const { id: parcelId } = await stocked(member)
    const { offered } = await member.call(parcelServices.list, { parcelId })
    const wanted = offered.find(({ priceMinor, maxQuantity }) => priceMinor.CNY !== null && maxQuantity > 0)
    const price = { currency: 'CNY', expectedMinor: wanted?.priceMinor.CNY ?? 0 } as const
    await member.call(parcelServices.ask, { parcelId, serviceId: wanted?.serviceId ?? '', quantity: 1, ...price })
    const { list } = await keeper.call(staffParcelServices.list, { state: 'asked' })
    return list.find((each) => each.parcelId === parcelId) ?? Promise.reject(new Error('the service is not listed'))
  }
  const [done, refused] = [await ask(), await ask()]
  await ask()
  await keeper.call(staffParcelServices.finish, { id: done.id, photoFileIds, answer: 'Four.', version: done.version })
  const why = { reason: 'It cannot be opened.', version: refused.version }
  await keeper.call(staffParcelServices.refuse, { id: refused.id, ...why })
}

/** One is closed, one waits for the second person. */
async function closeParcels(keeper: PreparedStaff, member: PreparedMember) {
  const service = await signedInStaff('service')
  const [closed, waiting] = [await stocked(member), await stocked(member)]
  const photoFileIds = [await photoOf(service, 'returned')]
  const why = { reason: 'returned', note: 'Sent back to the shop.' } as const
  for (const { id } of [closed, waiting]) await service.call(staffParcelClosings.ask, { id, ...why, photoFileIds })
  const { list } = await keeper.call(staffParcelClosings.list, { state: 'asked' })
  const closing = list.find(({ parcelId }) => parcelId === closed.id)
  await keeper.call(staffParcelClosings.confirm, { id: closing?.id ?? '' })
}

/** A station with a network printer and an open shift, and one that is suspended. */
async function openStations(admin: PreparedStaff, keeper: PreparedStaff, member: PreparedMember) {
  const at = { warehouseId: admin.warehouseId(fuyong), printerPaper: '60x40' } as const
  const printer = { printWay: 'network', printerHost: '10.0.0.9', printerPort: 9100 } as const
  const { id } = await admin.call(staffStations.create, { ...at, ...printer, name: 'Receiving 1' })
  await admin.call(staffStations.open, { id })
  const old = await admin.call(staffStations.create, { ...at, name: 'Receiving 2' })
  await admin.call(staffStations.update, { id: old.id, suspended: true, version: old.version })
  const parcel = await stocked(member)
  await keeper.call(staffLabels.print, { id: parcel.id, size: '60x40', format: 'zpl', copies: 2 })
}

/** Yesterday was signed by two people. */
async function endDay(keeper: PreparedStaff, packer: PreparedStaff) {
  const warehouseId = keeper.warehouseId(fuyong)
  const { list } = await keeper.call(staffDays.list, { warehouseId, days: 2 })
  const day = list.at(-1)?.day ?? ''
  const why = { unexplained: 'Seen.', notShelved: 'Seen.', handovers: 'Seen.', counts: 'Seen.' }
  const { id } = await keeper.call(staffDays.sign, { warehouseId, day, ...why })
  await packer.call(staffDays.countersign, { id })
}
