import ArrowDownToLine from 'lucide/dist/esm/icons/arrow-down-to-line.mjs';
import ArrowLeftRight from 'lucide/dist/esm/icons/arrow-left-right.mjs';
import ArrowRightLeft from 'lucide/dist/esm/icons/arrow-right-left.mjs';
import ArrowUpFromLine from 'lucide/dist/esm/icons/arrow-up-from-line.mjs';
import BriefcaseBusiness from 'lucide/dist/esm/icons/briefcase-business.mjs';
import ChartLine from 'lucide/dist/esm/icons/chart-line.mjs';
import CircleHelp from 'lucide/dist/esm/icons/circle-question-mark.mjs';
import Coins from 'lucide/dist/esm/icons/coins.mjs';
import Crown from 'lucide/dist/esm/icons/crown.mjs';
import Download from 'lucide/dist/esm/icons/download.mjs';
import Gift from 'lucide/dist/esm/icons/gift.mjs';
import HeartHandshake from 'lucide/dist/esm/icons/heart-handshake.mjs';
import IdCard from 'lucide/dist/esm/icons/id-card.mjs';
import KeyRound from 'lucide/dist/esm/icons/key-round.mjs';
import LogOut from 'lucide/dist/esm/icons/log-out.mjs';
import Mail from 'lucide/dist/esm/icons/mail.mjs';
import Megaphone from 'lucide/dist/esm/icons/megaphone.mjs';
import MessageCircle from 'lucide/dist/esm/icons/message-circle.mjs';
import MessagesSquare from 'lucide/dist/esm/icons/messages-square.mjs';
import MonitorSmartphone from 'lucide/dist/esm/icons/monitor-smartphone.mjs';
import ReceiptText from 'lucide/dist/esm/icons/receipt-text.mjs';
import ScrollText from 'lucide/dist/esm/icons/scroll-text.mjs';
import Settings from 'lucide/dist/esm/icons/settings.mjs';
import Share from 'lucide/dist/esm/icons/share-2.mjs';
import ShieldCheck from 'lucide/dist/esm/icons/shield-check.mjs';
import Star from 'lucide/dist/esm/icons/star.mjs';
import Trophy from 'lucide/dist/esm/icons/trophy.mjs';
import UserRound from 'lucide/dist/esm/icons/user-round.mjs';
import type { IconShapes } from '../../ui/icon.tsx';
import type { MenuKey } from './menu-entries.ts';

/** Icons of the entries; a missing one does not compile. */
export const menuIcons: Readonly<Record<MenuKey, IconShapes>> = {
  deposit: ArrowDownToLine,
  withdraw: ArrowUpFromLine,
  walletTransfer: ArrowRightLeft,
  promotions: Gift,
  inviteFriends: Share,
  rewardCentre: Trophy,
  cashback: Coins,
  agencyCentre: BriefcaseBusiness,
  myAccount: UserRound,
  vipBenefits: Crown,
  betRecord: ScrollText,
  accountRecord: ArrowLeftRight,
  depositRecord: ReceiptText,
  security: ShieldCheck,
  identity: IdCard,
  profitAndLoss: ChartLine,
  announcements: Megaphone,
  messageCentre: MessagesSquare,
  news: Mail,
  newsMail: Mail,
  help: CircleHelp,
  favourites: Star,
  terminal: MonitorSmartphone,
  playSafely: HeartHandshake,
  settings: Settings,
  changePassword: KeyRound,
  app: Download,
  service: MessageCircle,
  signOut: LogOut,
};
