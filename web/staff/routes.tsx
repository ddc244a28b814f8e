import { staffBins } from '#contract/bins.ts'
import { staffClaims, staffUnclaimedParcels } from '#contract/claims.ts'
import { staffArticles, staffPages as contentPages } from '#contract/content-office.ts'
import { staffConfig } from '#contract/config-office.ts'
import { staffChannels, staffServices } from '#contract/channels-office.ts'
import { staffDisputes } from '#contract/disputes.ts'
import { staffGoodsWords } from '#contract/goods-check.ts'
import { staffDays } from '#contract/day-end.ts'
import { staffHandovers } from '#contract/handovers.ts'
import type { Operation, StaffRole } from '#contract/wire/operation.ts'
import { staffOrders } from '#contract/orders.ts'
import { staffOpening } from '#contract/opening.ts'
import { moving } from '#contract/moving.ts'
import { staffParcelQuestions } from '#contract/parcel-questions.ts'
import { staffParcelClosings } from '#contract/parcel-closings.ts'
import { staffWarehouseTransfers } from '#contract/warehouse-transfers.ts'
import { staffParcelServices } from '#contract/parcel-services.ts'
import { staffParcels } from '#contract/receiving.ts'
import { staffParcelFiles } from '#contract/staff-parcels.ts'
import { staffPickUpPoints, staffWarehouses } from '#contract/places.ts'
import { staffCouriers, staffLevels } from '#contract/reference.ts'
import { reports } from '#contract/reports.ts'
import { staff } from '#contract/staff.ts'
import { staffAccounts } from '#contract/staff-accounts.ts'
import { staffPayments } from '#contract/payments.ts'
import { staffStatements } from '#contract/statements.ts'
import { staffStations } from '#contract/stations.ts'
import { staffStorage } from '#contract/storage-office.ts'
import { staffSurcharges } from '#contract/surcharges.ts'
import { staffCodeTexts } from '#contract/code-texts.ts'
import { staffMailTexts } from '#contract/mail-texts.ts'
import { staffTariffs } from '#contract/tariffs.ts'
import { tariffVersions } from '#contract/tariff-versions.ts'
import { approvals, staffBankTransfers } from '#contract/topups.ts'
import { lazyPage } from '#web/kit/message/lazy-page.ts'
import { PasswordPage } from './PasswordPage.tsx'
import { staffPaths } from './paths.ts'
import { SecondFactorPage } from './SecondFactorPage.tsx'
import type { StaffPage } from './staff-page.ts'

const QueuePage = lazyPage(() => import('./queue/QueuePage.tsx'), 'QueuePage')
const ReceivePage = lazyPage(() => import('./receiving/ReceivePage.tsx'), 'ReceivePage')
const StaffParcelsPage = lazyPage(() => import('./parcels/StaffParcelsPage.tsx'), 'StaffParcelsPage')
const StaffParcelPage = lazyPage(() => import('./parcels/StaffParcelPage.tsx'), 'StaffParcelPage')
const BinsPage = lazyPage(() => import('./bins/BinsPage.tsx'), 'BinsPage')
const BinPage = lazyPage(() => import('./bins/BinPage.tsx'), 'BinPage')
const PutAwayPage = lazyPage(() => import('./put-away/PutAwayPage.tsx'), 'PutAwayPage')
const OrdersQueuePage = lazyPage(() => import('./orders/OrdersQueuePage.tsx'), 'OrdersQueuePage')
const OrderWorkPage = lazyPage(() => import('./orders/OrderWorkPage.tsx'), 'OrderWorkPage')
const DisputesPage = lazyPage(() => import('./orders/DisputesPage.tsx'), 'DisputesPage')
const ClaimsPage = lazyPage(() => import('./claims/ClaimsPage.tsx'), 'ClaimsPage')
const QuestionsPage = lazyPage(() => import('./questions/QuestionsPage.tsx'), 'QuestionsPage')
const ClosingsPage = lazyPage(() => import('./closings/ClosingsPage.tsx'), 'ClosingsPage')
const DayEndPage = lazyPage(() => import('./day-end/DayEndPage.tsx'), 'DayEndPage')
const HandoversPage = lazyPage(() => import('./handovers/HandoversPage.tsx'), 'HandoversPage')
const HandoverPage = lazyPage(() => import('./handovers/HandoverPage.tsx'), 'HandoverPage')
const ServicesToDoPage = lazyPage(() => import('./services/ServicesToDoPage.tsx'), 'ServicesToDoPage')
const WarehouseTransfersPage = lazyPage(
  () => import('./warehouse-transfers/WarehouseTransfersPage.tsx'),
  'WarehouseTransfersPage',
)
const StoredParcelsPage = lazyPage(() => import('./storage/StoredParcelsPage.tsx'), 'StoredParcelsPage')
const UnclaimedPage = lazyPage(() => import('./claims/UnclaimedPage.tsx'), 'UnclaimedPage')
const TransfersPage = lazyPage(() => import('./transfers/TransfersPage.tsx'), 'TransfersPage')
const TransferPage = lazyPage(() => import('./transfers/TransferPage.tsx'), 'TransferPage')
const PaymentsPage = lazyPage(() => import('./payments/PaymentsPage.tsx'), 'PaymentsPage')
const PaymentPage = lazyPage(() => import('./payments/PaymentPage.tsx'), 'PaymentPage')
const ReconciliationPage = lazyPage(() => import('./statements/ReconciliationPage.tsx'), 'ReconciliationPage')
const ApprovalsPage = lazyPage(() => import('./transfers/ApprovalsPage.tsx'), 'ApprovalsPage')
const StationsPage = lazyPage(() => import('./workplace/StationsPage.tsx'), 'StationsPage')
const SettingsPage = lazyPage(() => import('./settings/SettingsPage.tsx'), 'SettingsPage')
const TariffPage = lazyPage(() => import('./prices/TariffPage.tsx'), 'TariffPage')
const VersionsPage = lazyPage(() => import('./prices/VersionsPage.tsx'), 'VersionsPage')
const VersionPage = lazyPage(() => import('./prices/VersionPage.tsx'), 'VersionPage')
const LinesPage = lazyPage(() => import('./prices/LinesPage.tsx'), 'LinesPage')
const SurchargesPage = lazyPage(() => import('./prices/SurchargesPage.tsx'), 'SurchargesPage')
const ServicesPage = lazyPage(() => import('./prices/ServicesPage.tsx'), 'ServicesPage')
const OpeningPage = lazyPage(() => import('./opening/OpeningPage.tsx'), 'OpeningPage')
const TextsPage = lazyPage(() => import('./texts/TextsPage.tsx'), 'TextsPage')
const TextPage = lazyPage(() => import('./texts/TextPage.tsx'), 'TextPage')
const ArticlesPage = lazyPage(() => import('./articles/ArticlesPage.tsx'), 'ArticlesPage')
const ArticlePage = lazyPage(() => import('./articles/ArticlePage.tsx'), 'ArticlePage')
const CodeTextsPage = lazyPage(() => import('./code-texts/CodeTextsPage.tsx'), 'CodeTextsPage')
const MailTextsPage = lazyPage(() => import('./mails/MailTextsPage.tsx'), 'MailTextsPage')
const MailTextPage = lazyPage(() => import('./mails/MailTextPage.tsx'), 'MailTextPage')
const MovingPage = lazyPage(() => import('./moving/MovingPage.tsx'), 'MovingPage')
const PeoplePage = lazyPage(() => import('./people/PeoplePage.tsx'), 'PeoplePage')

const PlacesPage = lazyPage(() => import('./places/PlacesPage.tsx'), 'PlacesPage')
const CouriersPage = lazyPage(() => import('./places/CouriersPage.tsx'), 'CouriersPage')
const GoodsWordsPage = lazyPage(() => import('./goods/GoodsWordsPage.tsx'), 'GoodsWordsPage')
const LevelsPage = lazyPage(() => import('./places/LevelsPage.tsx'), 'LevelsPage')

/** Whether these permissions open a page. */
export const opens = (page: StaffPage, { roles, permissions }: Somebody): boolean => {
  const may = (operation: Operation) => permissions.includes(operation.name)
  if (page.needs === null || may(page.needs)) return true
  return roles.includes('U') && page.audits !== undefined && may(page.audits)
}

interface Somebody {
  readonly roles: readonly StaffRole[]
  readonly permissions: readonly string[]
}

/** The changes that are made on a page; a preview of a role says whether it may make any. */
export const changesOn = ({ path, needs }: StaffPage): readonly Operation[] => [
  ...(changes[path] ?? []),
  ...(needs?.kind === 'write' ? [needs] : []),
]

const changes: Readonly<Record<string, readonly Operation[]>> = {
  [staffPaths.storedParcels]: [staffStorage.extend],
  [staffPaths.bins]: [staffBins.update],
  [staffPaths.handovers]: [staffHandovers.take, staffHandovers.settle],
  [staffPaths.dayEnd]: [staffDays.sign, staffDays.countersign],
  [staffPaths.claims]: [staffClaims.approve],
  [staffPaths.warehouseTransfers]: [staffWarehouseTransfers.send],
  [staffPaths.unclaimed]: [staffUnclaimedParcels.update],
  [staffPaths.transfers]: [staffBankTransfers.audit],
  [staffPaths.payments]: [staffPayments.refund],
  [staffPaths.reconciliation]: [staffStatements.close],
  [staffPaths.approvals]: [approvals.approve],
  [staffPaths.people]: [staffAccounts.update],
  [staffPaths.settings]: [staffConfig.set],
  [staffPaths.opening]: [staffOpening.set],
  [staffPaths.places]: [staffWarehouses.update, staffPickUpPoints.update],
  [staffPaths.couriers]: [staffCouriers.update],
  [staffPaths.levels]: [staffLevels.update],
}

/** Which of them the menu shows, and where: `frame/menu.ts`. */
export const staffPages: readonly StaffPage[] = [
  { path: staffPaths.home, title: 'queue', needs: reports.dashboard, Page: QueuePage },
  { path: staffPaths.receive, title: 'receiving', needs: staffParcels.receive, isStation: true, Page: ReceivePage },
  { path: staffPaths.parcels, title: 'parcels', needs: staffParcelFiles.search, Page: StaffParcelsPage },
  { path: staffPaths.parcel(':id'), title: 'parcel', needs: staffParcelFiles.get, Page: StaffParcelPage },
  { path: staffPaths.bins, title: 'bins', needs: staffBins.list, Page: BinsPage },
  { path: staffPaths.bin(':id'), title: 'bin', needs: staffBins.content, Page: BinPage },
  {
    path: staffPaths.putAway,
    title: 'putAway',
    needs: staffParcels.shelve,
    isStation: true,
    Page: PutAwayPage,
  },
  // Roles that may do anything to an order on this page: warehouse, and customer service for tracking and signing.
  {
    path: staffPaths.orders,
    title: 'orders',
    needs: staffOrders.sign,
    audits: staffOrders.search,
    Page: OrdersQueuePage,
  },
  {
    path: staffPaths.order(':id'),
    title: 'order',
    needs: staffOrders.sign,
    audits: staffOrders.get,
    isStation: true,
    Page: OrderWorkPage,
  },
  // Finance may read them, but has nothing to measure.
  {
    path: staffPaths.disputes,
    title: 'disputes',
    needs: staffDisputes.decide,
    audits: staffDisputes.list,
    Page: DisputesPage,
  },
  {
    path: staffPaths.parcelServices,
    title: 'parcelServices',
    needs: staffParcelServices.list,
    Page: ServicesToDoPage,
  },
  {
    path: staffPaths.warehouseTransfers,
    title: 'warehouseTransfers',
    needs: staffWarehouseTransfers.list,
    Page: WarehouseTransfersPage,
  },
  { path: staffPaths.questions, title: 'questions', needs: staffParcelQuestions.list, Page: QuestionsPage },
  { path: staffPaths.closings, title: 'closings', needs: staffParcelClosings.list, Page: ClosingsPage },
  { path: staffPaths.handovers, title: 'handovers', needs: staffHandovers.list, Page: HandoversPage },
  { path: staffPaths.handover(':id'), title: 'handover', needs: staffHandovers.get, Page: HandoverPage },
  { path: staffPaths.dayEnd, title: 'dayEnd', needs: staffDays.get, Page: DayEndPage },
  {
    path: staffPaths.storedParcels,
    title: 'storedParcels',
    needs: staffStorage.list,
    Page: StoredParcelsPage,
  },
  { path: staffPaths.claims, title: 'claims', needs: staffClaims.search, Page: ClaimsPage },
  { path: staffPaths.unclaimed, title: 'unclaimed', needs: staffUnclaimedParcels.search, Page: UnclaimedPage },
  {
    path: staffPaths.transfers,
    title: 'transfers',
    needs: staffBankTransfers.search,
    Page: TransfersPage,
  },
  {
    path: staffPaths.transfer(':id'),
    title: 'transfer',
    needs: staffBankTransfers.get,
    Page: TransferPage,
  },
  { path: staffPaths.payments, title: 'payments', needs: staffPayments.search, Page: PaymentsPage },
  { path: staffPaths.payment(':number'), title: 'payment', needs: staffPayments.get, Page: PaymentPage },
  {
    path: staffPaths.reconciliation,
    title: 'reconciliation',
    needs: staffStatements.list,
    Page: ReconciliationPage,
  },
  { path: staffPaths.approvals, title: 'approvals', needs: approvals.list, Page: ApprovalsPage },
  { path: staffPaths.tariff, title: 'tariff', needs: staffTariffs.create, Page: TariffPage },
  {
    path: staffPaths.tariffVersions,
    title: 'tariffVersions',
    needs: tariffVersions.create,
    Page: VersionsPage,
  },
  { path: staffPaths.tariffVersion(':id'), title: 'tariffVersion', needs: tariffVersions.create, Page: VersionPage },
  { path: staffPaths.lines, title: 'lines', needs: staffChannels.create, Page: LinesPage },
  { path: staffPaths.services, title: 'services', needs: staffServices.create, Page: ServicesPage },
  { path: staffPaths.surcharges, title: 'surcharges', needs: staffSurcharges.create, Page: SurchargesPage },
  { path: staffPaths.people, title: 'people', needs: staffAccounts.list, Page: PeoplePage },
  { path: staffPaths.stations, title: 'stations', needs: staffStations.list, Page: StationsPage },
  // Everybody may read them; this page is for those who write.
  { path: staffPaths.texts, title: 'texts', needs: contentPages.save, Page: TextsPage },
  { path: staffPaths.textOf(':slug'), title: 'textOf', needs: contentPages.save, Page: TextPage },
  { path: staffPaths.articles, title: 'articles', needs: staffArticles.update, Page: ArticlesPage },
  { path: staffPaths.articleOf(':id'), title: 'articleOf', needs: staffArticles.update, Page: ArticlePage },
  { path: staffPaths.codeTexts, title: 'codeTexts', needs: staffCodeTexts.set, Page: CodeTextsPage },
  { path: staffPaths.mailTexts, title: 'mailTexts', needs: staffMailTexts.set, Page: MailTextsPage },
  { path: staffPaths.mailTextOf(':key'), title: 'mailTextOf', needs: staffMailTexts.set, Page: MailTextPage },
  { path: staffPaths.opening, title: 'opening', needs: staffOpening.get, Page: OpeningPage },
  { path: staffPaths.settings, title: 'settings', needs: staffConfig.list, Page: SettingsPage },
  {
    path: staffPaths.places,
    title: 'places',
    needs: staffPickUpPoints.update,
    audits: staffWarehouses.list,
    Page: PlacesPage,
  },
  {
    path: staffPaths.couriers,
    title: 'couriers',
    needs: staffCouriers.update,
    audits: staffCouriers.list,
    Page: CouriersPage,
  },
  {
    path: staffPaths.goodsWords,
    title: 'goodsWords',
    needs: staffGoodsWords.assign,
    audits: staffGoodsWords.list,
    Page: GoodsWordsPage,
  },
  { path: staffPaths.levels, title: 'levels', needs: staffLevels.update, audits: staffLevels.list, Page: LevelsPage },
  { path: staffPaths.moving, title: 'moving', needs: moving.overview, Page: MovingPage },
  { path: staffPaths.password, title: 'password', needs: staff.changePassword, Page: PasswordPage },
  { path: staffPaths.secondFactor, title: 'secondFactor', needs: staff.drawTotp, Page: SecondFactorPage },
]
