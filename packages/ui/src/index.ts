export { Button, type ButtonProps } from './Button/Button';
export { Avatar, type AvatarProps } from './Avatar/Avatar';
export { Brand, BrandMark, type BrandProps } from './Brand/Brand';
export { buttonStyle } from './Button/buttonStyle';
export { Card, type CardProps } from './Card/Card';
export { Checkbox, type CheckboxProps } from './Checkbox/Checkbox';
export { Collapsible, type CollapsibleProps } from './Collapsible/Collapsible';
export { Dialog, DialogClose, type DialogProps } from './Dialog/Dialog';
export { EmptyState, type EmptyStateProps } from './EmptyState/EmptyState';
export { InkPicture, type InkPictureName } from './InkPicture/InkPicture';
export { ErrorState, type ErrorStateProps } from './ErrorState/ErrorState';
export { Field, type FieldProps, type FieldTexts, type FieldWiring } from './Field/Field';
export { Footer, type FooterProps } from './Footer/Footer';
export { IconButton, type IconButtonProps } from './IconButton/IconButton';
export { Kbd, type KbdProps } from './Kbd/Kbd';
export { LanguageSwitch, type LanguageSwitchProps } from './LanguageSwitch/LanguageSwitch';
export { Link, type LinkProps } from './Link/Link';
export { linkStyle } from './Link/linkStyle';
export { Menu, type MenuProps } from './Menu/Menu';
export { type MenuCommand, type MenuEntry } from './Menu/MenuEntry';
export { NotFoundFigure, type NotFoundFigureProps } from './NotFoundFigure/NotFoundFigure';
export { PageHeader, type PageHeaderProps } from './PageHeader/PageHeader';
export { Pagination, type PaginationProps } from './Pagination/Pagination';
export { Popover, type PopoverProps } from './Popover/Popover';
export { Progress, type ProgressProps } from './Progress/Progress';
export { RouteProgress, type RouteProgressProps } from './RouteProgress/RouteProgress';
export { Select, type SelectOption, type SelectProps } from './Select/Select';
export { Skeleton, type SkeletonProps } from './Skeleton/Skeleton';
export { SplitPane, type SplitPaneProps } from './SplitPane/SplitPane';
export { Switch, type SwitchProps } from './Switch/Switch';
export { type Column, type Sort } from './Table/column';
export { ColumnsMenu, type ColumnsMenuProps } from './ColumnsMenu/ColumnsMenu';
export { PlainTable, type PlainTableProps } from './PlainTable/PlainTable';
export { Table, type TableProps } from './Table/Table';
export { TabLinks, type TabLinksProps } from './TabLinks/TabLinks';
export { Tabs, type Tab, type TabsProps } from './Tabs/Tabs';
export { tabStyle } from './Tabs/tabStyle';
export { Tag, type TagProps } from './Tag/Tag';
export { tagStyle } from './Tag/tagStyle';
export { TextArea, type TextAreaProps } from './TextArea/TextArea';
export { TextField, type TextFieldProps } from './TextField/TextField';
export { ThemeSwitch, type ThemeChoice, type ThemeSwitchProps } from './ThemeSwitch/ThemeSwitch';
export { type ToastMessage, type ToastTone } from './ToastProvider/Toast';
export { ToastProvider, type ToastProviderProps, useToast, type ShowToast } from './ToastProvider/ToastProvider';
export { Tooltip, type TooltipProps } from './Tooltip/Tooltip';
export { TopBar, type TopBarProps } from './TopBar/TopBar';
export { useCountdown, type SecondsLeft } from './hooks/useCountdown';
export { useControllable } from './hooks/useControllable';
export { useNear } from './hooks/useNear';
export { LocaleProvider, type LocaleProviderProps, useLocale, usePhrases } from './locale/LocaleProvider';
export { locales, phrases, type Locale, type Phrases, type Say, type Words } from './locale/phrases';
export { focusRing } from './theme/focus';
export { floating } from './theme/floating';
export { theme } from './theme/theme';
export { visuallyHidden } from './theme/visuallyHidden';
export { VerdictIcon, type VerdictIconProps } from './VerdictIcon/VerdictIcon';
export { VerdictSeal, type VerdictSealProps } from './VerdictSeal/VerdictSeal';
export { useVerdictName, verdictNames, type VerdictName } from './verdict/verdictNames';
export { isUnknown, pigments, verdictOf, verdicts, type Pigment, type Verdict, type VerdictGlyph } from './verdict/verdicts';
export { CodeEditor, type CodeEditorProps } from './CodeEditor/CodeEditor';
export {
  defaultEditorSettings,
  editorFontSizes,
  editorTabSizes,
  editorThemes,
  type EditorSettings,
  type EditorTheme,
} from './CodeEditor/editorSettings';
export { codeLanguageOf, codeLanguages, type CodeLanguage } from './code/codeLanguages';
export { CopyButton, type CopyButtonProps } from './CopyButton/CopyButton';
export { SampleBlock, type SampleBlockProps } from './SampleBlock/SampleBlock';
export { CaseGrid, type CaseGridProps } from './CaseGrid/CaseGrid';
export { type JudgedCase, type JudgedSubtask } from './CaseGrid/judgedCase';
export { RelativeTime, type RelativeTimeProps } from './RelativeTime/RelativeTime';
export { useNow } from './RelativeTime/useNow';
export { formatCount, formatMemory, formatTime } from './format/measures';
export { formatMoment } from './format/moments';
export { SubmissionTable, type SubmissionTableProps } from './SubmissionTable/SubmissionTable';
export { type SubmissionRecord, type SubmissionTarget } from './SubmissionTable/submissionRecord';
export { submissionColumnKeys, type SubmissionColumn } from './SubmissionTable/submissionTablePhrases';
export { type RenderSubmissionLink } from './SubmissionTable/useSubmissionColumns';
export { MarkdownViewer, type MarkdownViewerProps } from './MarkdownViewer/MarkdownViewer';
export { TypesetText, type TypesetTextProps } from './TypesetText/TypesetText';
export { CodeView, type CodeViewProps } from './CodeView/CodeView';
export { difficulties, difficultyOf, difficultyPhrases, type Difficulty } from './DifficultyMark/difficulties';
export { DifficultyMark, type DifficultyMarkProps } from './DifficultyMark/DifficultyMark';
export { Limits, type LimitsProps } from './Limits/Limits';
export { LimitsBar, type LimitsBarProps } from './LimitsBar/LimitsBar';
export { OutputDiff, type OutputDiffProps } from './OutputDiff/OutputDiff';
export { ProblemPaper, type ProblemPaperProps, type StatementSection } from './ProblemPaper/ProblemPaper';
export { ProblemStatement, type ProblemStatementProps } from './ProblemStatement/ProblemStatement';
export { UserTag, type UserTagProps } from './UserTag/UserTag';
export { EditorToolbar, type EditorToolbarProps } from './EditorToolbar/EditorToolbar';
export { CaptchaField, type CaptchaFieldProps } from './CaptchaField/CaptchaField';
export { Carousel, type CarouselProps, type CarouselSlide } from './Carousel/Carousel';
export { ColorPicker, defaultSwatches, papers, type ColorPickerProps } from './ColorPicker/ColorPicker';
export { contrast, hexOf } from './ColorPicker/contrast';
export { Combobox, type ComboboxOption, type ComboboxProps } from './Combobox/Combobox';
export { type SearchBy } from './Combobox/useSearch';
export { CommandPalette, type CommandPaletteProps, type PaletteCommand, type PaletteGroup } from './CommandPalette/CommandPalette';
export { DateTimePicker, type DateTimePickerProps } from './DateTimePicker/DateTimePicker';
export { Drawer, type DrawerProps } from './Drawer/Drawer';
export { FileDrop, type FileDropProps } from './FileDrop/FileDrop';
export { formatBytes } from './FileDrop/fileRules';
export { type Upload } from './FileDrop/useUploads';
export { MarkdownEditor, type MarkdownEditorProps } from './MarkdownEditor/MarkdownEditor';
export { type EditorUpload } from './MarkdownEditor/useEditorUploads';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './RadioGroup/RadioGroup';
export { ShortcutsSheet, type ShortcutArea, type ShortcutsSheetProps } from './ShortcutsSheet/ShortcutsSheet';
export { KeyCaps } from './ShortcutsSheet/KeyCaps';
export { useShortcuts, type Shortcut } from './ShortcutsSheet/useShortcuts';
export { SlideVerify, type SlideAnswer, type SlidePuzzle, type SlideVerifyProps } from './SlideVerify/SlideVerify';
export { slideSizes, slideTravelPx, type SlidePoint, type SlideTrack } from './SlideVerify/slideTrack';
export { TagFilter, type FilterTag, type FilterTagGroup, type TagFilterProps } from './TagFilter/TagFilter';
export { TagsInput, type TagChoice, type TagsInputProps } from './TagsInput/TagsInput';
export { type TableSelection } from './Table/useSelection';
export { VirtualTable, type VirtualTableProps } from './VirtualTable/VirtualTable';
export { Balloon, type BalloonProps } from './Balloon/Balloon';
export { CellLegend, type CellLegendProps } from './CellLegend/CellLegend';
export { ContestCard, type ContestCardProps } from './ContestCard/ContestCard';
export { AuthTag, KindTag, PhaseTag } from './ContestCard/ContestTags';
export { type ContestSummary } from './ContestCard/contestSummary';
export { ContestHeader, type ContestHeaderProps } from './ContestHeader/ContestHeader';
export { Countdown, type CountdownProps } from './Countdown/Countdown';
export { useServerClock } from './Countdown/useServerClock';
export { MedalTable, type MedalTableProps } from './MedalTable/MedalTable';
export { Resolver, type ResolverProps } from './Resolver/Resolver';
export { Scoreboard, type ScoreboardProps } from './Scoreboard/Scoreboard';
export { type ScoreboardRootProps } from './Scoreboard/ScoreboardRoot';
export { type ScoreboardTableProps } from './Scoreboard/ScoreboardTable';
export { type ScoreboardToolbarProps } from './Scoreboard/ScoreboardToolbar';
export { type FreezeBannerProps } from './Scoreboard/FreezeBanner';
export { type BoardFilter, type ShownName } from './Scoreboard/boardFilter';
export { VerdictTimeline, type VerdictTimelineProps } from './VerdictTimeline/VerdictTimeline';
export { type TimedSubmission } from './VerdictTimeline/timeline';
export {
  type AcmCell,
  type AcmStanding,
  type Award,
  type ContestProblem,
  type Entrant,
  type Medal,
  type OiCell,
  type OiStanding,
  type Standing,
} from './ranking/standing';
export { acmBoard, acmTotals, type AcmRules } from './ranking/acm';
export { type ContestTry } from './ranking/contestTry';
export { rankAcm, rankOi } from './ranking/order';
export { defaultMedalShares, medalCounts, medalOf, type MedalCounts } from './ranking/medals';
export { clockText, type ContestPhase, type ContestTimes, phaseOf, progressOf } from './contest/contestClock';
export { type Stage } from './ranking/ceremony';
export { AvatarCropper, type AvatarCropperProps } from './AvatarCropper/AvatarCropper';
export { CommentForm, type CommentFormProps } from './CommentForm/CommentForm';
export { CommentThread, type CommentThreadProps } from './CommentThread/CommentThread';
export { type CommentAuthor, type ReplyTarget, type ThreadComment, type ThreadReply } from './CommentThread/threadComment';
export { type ThreadHandlers } from './CommentThread/threadActions';
export { RoleBadge, type RoleBadgeProps } from './CommentThread/RoleBadge';
export { DiscussionCard, type DiscussionCardProps, type DiscussionSummary } from './DiscussionCard/DiscussionCard';
export { EmojiPicker, type EmojiPickerProps } from './EmojiPicker/EmojiPicker';
export { HeatCalendar, type HeatCalendarProps } from './HeatCalendar/HeatCalendar';
export { type HeatDay } from './HeatCalendar/heatDays';
export { MessageList, type MessageListProps } from './MessageList/MessageList';
export { messageKinds, type Message, type MessageKind, type NoticeMessage, type PersonMessage } from './MessageList/message';
export { NotificationBell, type NotificationBellProps, type UnreadCounts } from './NotificationBell/NotificationBell';
export {
  ReportDialog,
  type ReportDialogProps,
  type Report,
  type ReportLabel,
  reportLabels,
  reportLabelPhrases,
} from './ReportDialog/ReportDialog';
export { ResultPie, type ResultPieProps } from './ResultPie/ResultPie';
export { type ResultCount } from './ResultPie/slices';
export { TopBars, type TopBarsProps, type RankedUser } from './TopBars/TopBars';
export { UserCard, type UserCardProps, type UserProfile } from './UserCard/UserCard';
export { WeekLines, type WeekLinesProps, type DayCount } from './WeekLines/WeekLines';
export { type ChartProps, type ChartView } from './charts/ChartFrame';
