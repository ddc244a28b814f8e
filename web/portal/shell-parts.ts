/*
 * The small parts that most pages of members show. The entry imports them, so that they are in its file: in one of their own
 * they would be one more request before each page.
 */
import '#domain/member-event.ts'
import '#web/client/painted.ts'
import '#web/kit/look/Card.tsx'
import '#web/kit/look/Cat.tsx'
import '#web/kit/look/CopyButton.tsx'
import '#web/kit/look/LinkButton.tsx'
import '#web/kit/look/Money.tsx'
import '#web/kit/look/OfRow.tsx'
import '#web/kit/look/Page.tsx'
import '#web/kit/look/StatusTag.tsx'
import '#web/kit/look/When.tsx'
import '#web/kit/look/stored-choice.ts'
import '#web/kit/look/use-wide.ts'
import '#web/kit/message/lazy-part.tsx'
import '#web/kit/text/LanguageChoice.tsx'
import '#web/portal/parcels/ParcelStatusTag.tsx'
import '#web/portal/parcels/parcel-filters.ts'
import '#web/portal/shell/text.ts'
import '#web/portal/shell/use-page-top.ts'
