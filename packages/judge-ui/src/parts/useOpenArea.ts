import { ApiError, type ErrorCode } from '@oj/contract';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useErrorToast } from './useErrorToast';

/** SEC-025: leads home from an area that the site has closed, and says why. Undefined: nobody knows yet. */
export function useOpenArea(isOpen: boolean | undefined, refusal: ErrorCode) {
  const navigate = useNavigate();
  const showError = useErrorToast();
  useEffect(() => {
    if (isOpen !== false) return;
    showError(new ApiError(refusal));
    void navigate('/home', { replace: true });
  }, [isOpen, refusal, navigate, showError]);
}
