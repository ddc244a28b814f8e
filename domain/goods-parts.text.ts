/** Between a device and an accessory it says that both are there; Chinese as keys are written, in Simplified. */
export const another = /[送和与及连带配附赠跟加]|(?:^| )(?:and|with|plus|free|gift|incl|including)(?: |$)/u
