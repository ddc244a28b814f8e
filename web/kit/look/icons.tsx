import type { ReactNode, SVGProps } from 'react'

/** Our own line icons on a 24 px grid; they are always beside words and hidden from screen readers. */
interface IconProps extends SVGProps<SVGSVGElement> {
  readonly size?: number
}

export const icon = (drawing: ReactNode) => {
  return function Icon({ size = 20, ...rest }: IconProps) {
    return (
      <svg
        aria-hidden="true"
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
        {...rest}
      >
        {drawing}
      </svg>
    )
  }
}

export const HomeIcon = icon(<path d="M4 11 12 4l8 7v8a1 1 0 0 1-1 1h-4v-6H9v6H5a1 1 0 0 1-1-1Z" />)
export const ParcelIcon = icon(<path d="m12 3 8 4.3v9.4L12 21l-8-4.3V7.3Zm0 9 8-4.6M12 12 4 7.4M12 12v9M8 5.2l8 4.5" />)
export const OrderIcon = icon(<path d="M6 3h12v18l-3-2-3 2-3-2-3 2Zm3 5h6m-6 4h6" />)
export const PersonIcon = icon(<path d="M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7 9a7 7 0 0 1 14 0" />)
export const WalletIcon = icon(
  <path d="M4 7a2 2 0 0 1 2-2h11v3M4 7v10a2 2 0 0 0 2 2h14V8H6a2 2 0 0 1-2-1Zm12.5 6.5h.01" />,
)
export const TruckIcon = icon(
  <path d="M3 6h11v10H3Zm11 4h4l3 3v3h-7M7 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm10 0a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z" />,
)
export const WarehouseIcon = icon(<path d="M3 20V9l9-5 9 5v11M7 20v-8h10v8M7 16h10" />)
export const PlusIcon = icon(<path d="M12 5v14M5 12h14" />)
export const CheckIcon = icon(<path d="m5 12.5 4.5 4.5L19 7.5" />)
export const CrossIcon = icon(<path d="m6 6 12 12M18 6 6 18" />)
export const WarnIcon = icon(<path d="M12 4 2.8 20h18.4ZM12 10v4m0 3h.01" />)
export const ClockIcon = icon(<path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-13v4l3 2" />)
export const CopyIcon = icon(<path d="M9 9h11v11H9Zm-4 6H4V4h11v1" />)
export const SearchIcon = icon(<path d="M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2 4 4" />)
export const RefreshIcon = icon(
  <path d="M20 11a8 8 0 0 0-14.5-3.5L4 9m0-5v5h5M4 13a8 8 0 0 0 14.5 3.5L20 15m0 5v-5h-5" />,
)
export const ExitIcon = icon(<path d="M14 4h5v16h-5M10 8l-4 4 4 4m-4-4h10" />)
export const BackIcon = icon(<path d="m14 6-6 6 6 6" />)
export const PictureIcon = icon(<path d="M4 5h16v14H4Zm0 11 5-5 4 4 2-2 5 4M15 9h.01" />)
export const CameraIcon = icon(<path d="M4 8h4l1.5-3h5L16 8h4v11H4Zm8 9a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Z" />)
export const CalculatorIcon = icon(
  <path d="M5 3h14v18H5ZM8 7h8M8 12h.01M12 12h.01M16 12h.01M8 16h.01M12 16h.01M16 16h.01" />,
)
export const ChatIcon = icon(<path d="M4 5h16v11H10l-4 4v-4H4ZM8.5 10.5h7" />)
export const DoorIcon = icon(<path d="M6 21V4h12v17M3 21h18M14.5 12.5v.01" />)
export const PointIcon = icon(
  <path d="M12 21s7-6.2 7-11.5A7 7 0 0 0 5 9.5C5 14.8 12 21 12 21Zm0-9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z" />,
)
export const ScaleIcon = icon(<path d="M4 20h16M6 20l1-7h10l1 7M8 13V7h8v6M10.5 16.5h3" />)
export const PinIcon = icon(<path d="M9 4h6l-1 6 3 3v1H7v-1l3-3ZM12 14v6" />)
export const DownIcon = icon(<path d="m6 9.5 6 6 6-6" />)
export const MoreIcon = icon(<path d="M6 12h.01M12 12h.01M18 12h.01" strokeWidth="2.8" />)
export const FilterIcon = icon(<path d="M4 7h16M7 12h10M10 17h4" />)
export const ShipIcon = icon(<path d="M3 14h18l-2.5 5H6ZM6 14V9h9l3 5M9 9V5h3v4" />)
export const PlaneIcon = icon(<path d="m3 13 18-8-6 15-3-6.5Zm9 .5L21 5" />)
export const CoinIcon = icon(<path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-14v10m-2.5-7.5h5m-5 5h5" />)
export const PaperIcon = icon(<path d="M6 3h8l4 4v14H6ZM14 3v4h4M9 12h6m-6 4h6" />)
export const MailIcon = icon(<path d="M3 6h18v12H3Zm0 1 9 7 9-7" />)
/** A box that nobody has claimed yet. */
export const UnclaimedIcon = icon(
  <path d="M3.5 8.5h17V20h-17Zm0 0L6 4h12l2.5 4.5M10 12.7a2 2 0 1 1 2.7 1.9c-.5.2-.7.5-.7 1M12 17.5h.01" />,
)
/** A shipping label with a plus: told in advance. */
export const ForecastIcon = icon(<path d="M13 20H5V4h14v9M8 8h8M8 12h4M18 16v6m-3-3h6" />)
/** Several boxes become one. */
export const MergeIcon = icon(<path d="M3 4h6v5H3Zm12 0h6v5h-6ZM6 9v2.5l6 2.5 6-2.5V9M12 14v-2M7 15.5h10V21H7Z" />)
/** The way from one point to another. */
export const RouteIcon = icon(
  <path d="M6 20a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm12-12a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM8 18h7.5a3 3 0 0 0 0-6h-7a3 3 0 0 1 0-6H16" />,
)
/** A person and an arrow out: who sends. */
export const SenderIcon = icon(
  <path d="M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm-6.5 9a6.5 6.5 0 0 1 11-4.7M14 19h7m-3-3 3 3-3 3" />,
)
/** A person and a house: who receives. */
export const ReceiverIcon = icon(
  <path d="M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm-6.5 9a6.5 6.5 0 0 1 8.5-6.2M13 17.5l4.5-3.5 4.5 3.5M14.5 16.5V21h6v-4.5" />,
)
/** A card with a plus: money is added. */
export const TopUpIcon = icon(<path d="M12 18H3V6h18v6M3 10h18M18 15v6m-3-3h6" />)
/** A bill with a torn edge and amounts on the right. */
export const BillIcon = icon(
  <path d="M5 3h14v18l-2.3-1.5L14.3 21 12 19.5 9.7 21l-2.4-1.5L5 21ZM8.5 8h3m4 0h.01M8.5 12h3m4 0h.01M8.5 16h3m4 0h.01" />,
)
/** A shop with an awning. */
export const StoreIcon = icon(
  <path d="M4 9.5 5.5 4h13L20 9.5a2.7 2.7 0 0 1-5.3 0 2.7 2.7 0 0 1-5.4 0 2.7 2.7 0 0 1-5.3 0ZM5.5 12v8.5h13V12M10 20.5V16h4v4.5" />,
)
/** A bank with columns. */
export const BankIcon = icon(<path d="M3.5 9.5 12 4l8.5 5.5ZM6 12.5v5m4-5v5m4-5v5m4-5v5M3.5 20.5h17" />)
/** A ticket with a tear line. */
export const CouponIcon = icon(
  <path d="M3 7h18v3.5a1.5 1.5 0 0 0 0 3V17H3v-3.5a1.5 1.5 0 0 0 0-3ZM14.5 7v1.5m0 2.7v1.6m0 2.7V17" />,
)
/** A book of entries, by date. */
export const EntriesIcon = icon(<path d="M4 6h3M4 12h3M4 18h3M11 6h9m-9 6h9m-9 6h6" />)
export const GiftIcon = icon(
  <path d="M4 9h16v4H4Zm1.5 4h13v8h-13ZM12 9v12M12 9C9 9 7.5 7.8 7.5 6.2 7.5 4.9 8.4 4 9.6 4 11.2 4 12 6 12 9Zm0 0c3 0 4.5-1.2 4.5-2.8C16.5 4.9 15.6 4 14.4 4 12.8 4 12 6 12 9Z" />,
)
export const BellIcon = icon(<path d="M6 16v-5a6 6 0 0 1 12 0v5l2 2H4ZM10 21h4" />)
export const LockIcon = icon(<path d="M5 11h14v10H5Zm3 0V8a4 4 0 0 1 8 0v3M12 15v2" />)
