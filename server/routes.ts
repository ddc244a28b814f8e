import type { DownloadRoute, Route, StreamRoute } from '#server/http/bind.ts'
import { routes as addressRoutes } from './addresses/routes.ts'
import { routes as allowanceRoutes } from './allowances/routes.ts'
import { downloads as billDownloads, routes as billRoutes } from './bills/routes.ts'
import { routes as binRoutes } from './bins/routes.ts'
import { downloads as tariffDownloads, routes as channelRoutes } from './channels/routes.ts'
import { routes as claimRoutes } from './claims/routes.ts'
import { routes as contentRoutes } from './content/routes.ts'
import { routes as feedbackRoutes } from './feedback/routes.ts'
import { routes as findingRoutes } from './finding/routes.ts'
import { routes as couponRoutes } from './coupons/routes.ts'
import { routes as goodsRoutes } from './goods/routes.ts'
import { routes as ledgerRoutes } from './ledger/routes.ts'
import { streams as liveStreams } from './live/routes.ts'
import { routes as codeTextRoutes } from './code-texts/routes.ts'
import { routes as mailTextRoutes } from './mail/routes.ts'
import { routes as memberRoutes } from './members/routes.ts'
import { routes as movingRoutes } from './moving/routes.ts'
import { downloads as myDataDownloads, routes as myDataRoutes } from './my-data/routes.ts'
import { routes as needRoutes } from './needs/routes.ts'
import { routes as noticeRoutes } from './notices/routes.ts'
import { routes as openingRoutes } from './opening/routes.ts'
import { routes as orderRoutes } from './orders/routes.ts'
import { routes as parcelRoutes } from './parcels/routes.ts'
import { routes as paymentRoutes } from './payments/routes.ts'
import { downloads as labelDownloads, routes as labelRoutes } from './labels/routes.ts'
import { downloads as printingDownloads, routes as printingRoutes } from './printing/routes.ts'
import { downloads as receiptDownloads } from './receipts/routes.ts'
import { routes as referralRoutes } from './referrals/routes.ts'
import { routes as reportRoutes } from './reports/routes.ts'
import { routes as ruleRoutes } from './rules/routes.ts'
import { routes as pickUpPointRoutes } from './pick-up-points/routes.ts'
import { routes as placeRoutes } from './places/routes.ts'
import { routes as putAwayRoutes } from './put-away/routes.ts'
import { routes as stationRoutes } from './stations/routes.ts'
import { routes as stockCountRoutes } from './stock-counts/routes.ts'
import { routes as settingRoutes } from './settings/routes.ts'
import { routes as staffRoutes } from './staff/routes.ts'
import { routes as statementRoutes } from './statements/routes.ts'
import { routes as closingsRoutes } from './closings/routes.ts'
import { routes as questionsRoutes } from './questions/routes.ts'
import { routes as dayEndRoutes } from './day-end/routes.ts'
import { routes as peopleFiguresRoutes } from './people-figures/routes.ts'
import { routes as handoverRoutes } from './handovers/routes.ts'
import { routes as servicesRoutes } from './services/routes.ts'
import { routes as storageRoutes } from './storage/routes.ts'
import { routes as topupRoutes } from './topups/routes.ts'
import { routes as warehouseRoutes } from './warehouses/routes.ts'
import { routes as warehouseTransferRoutes } from './warehouse-transfers/routes.ts'

/** The routes of all modules; the only file besides start.ts that looks inside them. */
export const allRoutes: readonly Route[] = [
  ...addressRoutes,
  ...allowanceRoutes,
  ...billRoutes,
  ...binRoutes,
  ...channelRoutes,
  ...claimRoutes,
  ...contentRoutes,
  ...couponRoutes,
  ...feedbackRoutes,
  ...findingRoutes,
  ...goodsRoutes,
  ...labelRoutes,
  ...ledgerRoutes,
  ...codeTextRoutes,
  ...mailTextRoutes,
  ...memberRoutes,
  ...movingRoutes,
  ...myDataRoutes,
  ...needRoutes,
  ...noticeRoutes,
  ...openingRoutes,
  ...orderRoutes,
  ...parcelRoutes,
  ...paymentRoutes,
  ...printingRoutes,
  ...pickUpPointRoutes,
  ...placeRoutes,
  ...putAwayRoutes,
  ...stationRoutes,
  ...stockCountRoutes,
  ...referralRoutes,
  ...reportRoutes,
  ...ruleRoutes,
  ...settingRoutes,
  ...staffRoutes,
  ...statementRoutes,
  ...closingsRoutes,
  ...questionsRoutes,
  ...dayEndRoutes,
  ...peopleFiguresRoutes,
  ...handoverRoutes,
  ...servicesRoutes,
  ...storageRoutes,
  ...topupRoutes,
  ...warehouseRoutes,
  ...warehouseTransferRoutes,
]

export const allDownloads: readonly DownloadRoute[] = [
  ...billDownloads,
  ...labelDownloads,
  ...myDataDownloads,
  ...printingDownloads,
  ...receiptDownloads,
  ...tariffDownloads,
]

export const allStreams: readonly StreamRoute[] = liveStreams
