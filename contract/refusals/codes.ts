/*
 * The code of each refusal on the wire, by its word; the catalogue has the rest. Pages import these and not the catalogue:
 * `import * as refusalCode` carries the codes that a page names and nothing else.
 */

export const internal = 1000
export const validation = 1001
export const not_found = 1002
export const route_not_found = 1003
export const rate_limited = 1004
export const version_conflict = 1005
export const idempotency_mismatch = 1006
export const payload_too_large = 1007
export const unsupported_media = 1008
export const method_not_allowed = 1009
export const maintenance = 1010
export const row_busy = 1011
export const disk_full = 1012

export const token_missing = 2001
export const token_invalid = 2002
export const user_mismatch = 2003
export const forbidden = 2004
export const bad_credentials = 2005
export const captcha_wrong = 2006
export const captcha_expired = 2007
export const not_activated = 2008
export const account_disabled = 2009
export const account_locked = 2010
export const email_taken = 2011
export const activation_invalid = 2012
export const reset_invalid = 2013
export const password_format = 2014
export const password_mismatch = 2015
export const old_password_wrong = 2016
export const invite_unknown = 2017
export const age_declaration = 2018
export const social_taken = 2019
export const social_unavailable = 2020
export const social_token = 2021
export const bind_ticket = 2022
export const proof_needed = 2023
export const totp_missing = 2024
export const totp_wrong = 2025
export const one_time_password_ended = 2026
export const code_work = 2028
export const proof_again = 2029
export const passkey_wrong = 2030
export const passkey_late = 2031
export const passkeys_full = 2032
export const code_late = 2033
export const passkey_suspect = 2034
export const registration_closed = 2035

export const tracking_duplicate = 3001
export const parcel_state = 3003
export const image_too_large = 3006
export const image_type = 3007
export const claim_state = 3008
export const claim_mismatch = 3009
export const track_none = 3010
export const member_unknown = 3011
export const already_claimed = 3012
export const storage_full = 3013

export const none_ticked = 4001
export const only_one = 4002
export const parcel_unavailable = 4003
export const warehouse_mixed = 4004
export const receiver_incomplete = 4005
export const channel_unavailable = 4006
export const weight_cap = 4007
export const currency_unavailable = 4008
export const order_state = 4009
export const order_paid = 4010
export const amount_changed = 4011
export const declared_value = 4012
export const goods_not_accepted = 4013
export const pickup_point = 4014
export const size_limit = 4015
export const no_price = 4016
export const destination_announced = 4017
export const line_size = 4018

export const balance_low = 5001
export const coupon_unusable = 5002
export const coins_low = 5003
export const transfer_state = 5004
export const amount_range = 5005
export const provider_down = 5006
export const payment_failed = 5007
export const payment_expired = 5008
export const currency_unsupported = 5009

export const article_hidden = 6001

export const role_missing = 9001
export const staff_state = 9002
export const four_eyes = 9003
export const in_use = 9004
export const staff_validation = 9005
export const staff_not_found = 9006
export const period_overlap = 9007
export const mail_variable = 9008
export const mail_form = 9009
export const invitation_unknown = 9010
export const invitation_late = 9011
export const invitation_withdrawn = 9012
export const invitation_used = 9013
export const tariff_start_past = 9020
export const moving_open = 9040
export const moving_members_first = 9041
export const moving_changed = 9042
export const moving_piece = 9043
export const moving_wave = 9044
export const moving_busy = 9045
export const opening_gaps = 9050
export const label_printed = 9090
