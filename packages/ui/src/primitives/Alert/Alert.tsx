import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { usePhrases } from '../../locale/LocaleProvider';
import { theme } from '../../theme/theme';
import { IconButton } from '../IconButton/IconButton';
import { alertPhrases } from './alertPhrases';

export type AlertTone = 'info' | 'success' | 'warning' | 'danger';

export interface AlertProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  /** What it is about; chooses colour, icon and the word that a screen reader says first. Default `info`. */
  tone?: AlertTone;
  /** The sentence that matters. */
  title?: ReactNode;
  /** Buttons or links at its end. */
  actions?: ReactNode;
  /** Offers to close it. */
  onDismiss?: () => void;
  /** Spoken at once when it appears, for what the reader must know now. Default false: it is read in its place. */
  urgent?: boolean;
  /** More about it. */
  children?: ReactNode;
}

/** An icon that says something by itself. */
const picture = { role: 'img' } as const;

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

/** A notice in the page that stays until its cause is gone. APG pattern: alert, if it is urgent. */
export const Alert = forwardRef<HTMLDivElement, AlertProps>(function Alert(
  { tone = 'info', title, actions, onDismiss, urgent = false, children, ...rest },
  ref,
) {
  const say = usePhrases(alertPhrases);
  const Icon = icons[tone];
  return (
    <Root ref={ref} role={urgent ? 'alert' : undefined} data-tone={tone} {...rest}>
      <Icon {...picture} aria-label={say(tone)} />
      <Texts>
        {title && <strong>{title}</strong>}
        {children && <div>{children}</div>}
        {actions && <Actions>{actions}</Actions>}
      </Texts>
      {onDismiss && (
        <IconButton label={say('dismiss')} size="small" onClick={onDismiss}>
          <X aria-hidden />
        </IconButton>
      )}
    </Root>
  );
});

const Root = styled.div`
  --alert: ${theme.color.running};
  --alert-soft: ${theme.color.runningSoft};
  display: flex;
  align-items: flex-start;
  gap: ${theme.space[5]};
  padding: ${theme.space[5]} ${theme.space[6]};
  border: 1px solid color-mix(in oklch, var(--alert) 35%, transparent);
  border-radius: ${theme.radius.control};
  background: var(--alert-soft);
  color: ${theme.color.text};
  font: ${theme.font.body};

  &[data-tone='success'] {
    --alert: ${theme.color.success};
    --alert-soft: ${theme.color.successSoft};
  }
  &[data-tone='warning'] {
    --alert: ${theme.color.warn};
    --alert-soft: ${theme.color.warnSoft};
  }
  &[data-tone='danger'] {
    --alert: ${theme.color.danger};
    --alert-soft: ${theme.color.dangerSoft};
  }
  & > svg {
    flex: none;
    width: 20px;
    height: 20px;
    color: var(--alert);
  }
  @media (forced-colors: active) {
    border-color: CanvasText;
  }
`;

const Texts = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
  & > strong {
    font: ${theme.font.strong};
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[4]};
  margin-block-start: ${theme.space[2]};
`;
