import { Search } from 'lucide-react';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { usePhrases } from '../../locale/LocaleProvider';
import { Switch } from '../../primitives/Switch/Switch';
import { TextField } from '../../primitives/TextField/TextField';
import { theme } from '../../theme/theme';
import { visuallyHidden } from '../../theme/visuallyHidden';
import { useBoard } from './board';
import { DivisionSelect } from './DivisionSelect';
import { scoreboardPhrases } from './scoreboardPhrases';

export interface ScoreboardToolbarProps extends ComponentPropsWithoutRef<'div'> {
  /** First in the row, usually a `FreezeBanner`. */
  banner?: ReactNode;
  /** Whether the board renews itself; offered when there is a handler. */
  autoRefresh?: boolean;
  /** Called with true when the board shall refresh by itself. */
  onAutoRefreshChange?: (on: boolean) => void;
  /** Seconds between two refreshes. Default 30. */
  autoRefreshSeconds?: number;
  /** Whether an admin looks past freeze and cache; offered when there is a handler. */
  forceUpdate?: boolean;
  /** Called with true when the hidden results shall be shown. */
  onForceUpdateChange?: (on: boolean) => void;
  /** Offers to show real names. Default false. */
  offerRealNames?: boolean;
  /** Offers to show followed rows only. Default: when rows can be followed. */
  offerConcerned?: boolean;
}

/** Search and switches over a scoreboard; children stand at the end, such as a download. */
export const ScoreboardToolbar = forwardRef<HTMLDivElement, ScoreboardToolbarProps>(function ScoreboardToolbar(props, ref) {
  const { banner, autoRefresh = false, onAutoRefreshChange, autoRefreshSeconds = 30, ...options } = props;
  const { forceUpdate = false, onForceUpdateChange, offerRealNames = false, offerConcerned, children, ...rest } = options;
  const say = usePhrases(scoreboardPhrases);
  const { divisions, filter, setFilter, filtered, standings, shownName, setShownName, actions } = useBoard();
  return (
    <Bar ref={ref} aria-label={say('toolbar')} {...rest}>
      {banner}
      {divisions.length > 0 && <DivisionSelect />}
      <Find
        label={say('find')}
        labelHidden
        placeholder={say('find')}
        type="search"
        prefix={<Search aria-hidden />}
        value={filter.search}
        onChange={event => setFilter({ ...filter, search: event.target.value })}
      />
      <Switches>
        {onAutoRefreshChange && (
          <Switch label={say('auto', { seconds: autoRefreshSeconds })} checked={autoRefresh} onCheckedChange={onAutoRefreshChange} />
        )}
        {onForceUpdateChange && <Switch label={say('forceUpdate')} checked={forceUpdate} onCheckedChange={onForceUpdateChange} />}
        <Switch
          label={say('hideUnofficial')}
          title={say('hideUnofficialSpoken')}
          checked={filter.hideUnofficial}
          onCheckedChange={hideUnofficial => setFilter({ ...filter, hideUnofficial })}
        />
        {(offerConcerned ?? actions.onToggleConcerned !== undefined) && (
          <Switch
            label={say('concernedOnly')}
            checked={filter.concernedOnly}
            onCheckedChange={concernedOnly => setFilter({ ...filter, concernedOnly })}
          />
        )}
        {offerRealNames && (
          <Switch
            label={say('realNames')}
            checked={shownName === 'realname'}
            onCheckedChange={on => setShownName(on ? 'realname' : 'username')}
          />
        )}
        {children}
      </Switches>
      <Found>{filtered ? say('found', { count: standings.length }) : ''}</Found>
    </Bar>
  );
});

const Bar = styled.div.attrs({ role: 'group' })`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[4]} ${theme.space[5]};
  @media print {
    display: none;
  }
`;

const Find = styled(TextField)`
  flex: 0 1 220px;
  margin-inline-start: auto;
  ${theme.phone} {
    flex: 1 1 100%;
  }
`;

const Switches = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[5]};
`;

const Found = styled.output`
  ${visuallyHidden}
`;
